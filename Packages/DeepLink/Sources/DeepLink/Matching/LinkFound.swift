/// What a link was found to be. Small, so that it is handed over in registers.
@usableFromInline
struct LinkFound: Sendable {
    /// The entry; less than zero when the link is refused.
    @usableFromInline var entry: Int32
    /// The tab that the link names; less than zero when it names none.
    @usableFromInline var tab: Int32
    /// Where its query stands.
    @usableFromInline var query: LinkRange
    /// How many values it has, those that are missing included.
    @usableFromInline var count: UInt8
    /// How many of them stand in the path.
    @usableFromInline var pathCount: UInt8

    @inlinable
    init(entry: Int32, tab: Int32, query: LinkRange, count: UInt8, pathCount: UInt8) {
        self.entry = entry
        self.tab = tab
        self.query = query
        self.count = count
        self.pathCount = pathCount
    }

    /// Refused, because no entry has the path, which begins here.
    static func unknownPath(from start: Int) -> LinkFound {
        LinkFound(entry: -1, tab: Int32(truncatingIfNeeded: start), query: .absent, count: 0, pathCount: 0)
    }

    /// Refused, for a reason that is still to be found out.
    @inlinable static var refused: LinkFound {
        LinkFound(entry: -2, tab: 0, query: LinkRange(start: .max, size: 0), count: 0, pathCount: 0)
    }

    /// Where the path of an unknown one begins.
    var unknownPath: Int? { entry == -1 ? Int(tab) : nil }
}
