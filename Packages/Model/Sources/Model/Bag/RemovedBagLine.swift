/// A line that was taken out of the bag: enough to put it back where it was.
public struct RemovedBagLine: Hashable, Sendable {
    /// What was taken out.
    public let line: BagLine
    /// Its place among the lines, counted from 0.
    public let index: Int

    /// A line, and where it was.
    public init(line: BagLine, index: Int) {
        self.line = line
        self.index = index
    }
}
