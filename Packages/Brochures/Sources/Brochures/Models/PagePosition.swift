/// The position of a page in a brochure.
public struct PagePosition: Hashable, Sendable {
    /// The one-based number.
    public let number: Int
    /// The number of pages.
    public let count: Int

    /// Creates a position. Returns `nil` if there is no such page.
    public init?(index: Int, count: Int) {
        guard (0..<max(count, 0)).contains(index) else { return nil }
        number = index + 1
        self.count = count
    }

    /// A Boolean value that indicates whether this is the only page.
    public var isOnly: Bool { count == 1 }
}
