/// Which of how many pages one looks at.
public struct PagePosition: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    /// How many there are.
    public let count: Int

    /// A position; nil when there is no such page.
    public init?(index: Int, count: Int) {
        guard (0..<max(count, 0)).contains(index) else { return nil }
        number = index + 1
        self.count = count
    }

    /// Whether there is no page before this one.
    public var isFirst: Bool { number == 1 }

    /// Whether there is no page after this one.
    public var isLast: Bool { number == count }

    /// Whether there is nothing to turn to.
    public var isOnly: Bool { count == 1 }

    /// `Page 2 of 5`, as it is read and read out.
    public var text: String { "Page \(number) of \(count)" }
}
