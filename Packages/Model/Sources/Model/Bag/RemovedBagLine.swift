/// A line that was removed from the bag, with its position for undo.
public struct RemovedBagLine: Hashable, Sendable {
    /// The removed line.
    public let line: BagLine
    /// The index among the lines.
    public let index: Int

    /// Creates a removed line.
    public init(line: BagLine, index: Int) {
        self.line = line
        self.index = index
    }
}
