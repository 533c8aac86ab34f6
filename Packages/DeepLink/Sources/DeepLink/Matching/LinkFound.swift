/// What a link was found to be.
@usableFromInline
struct LinkFound: Sendable {
    /// The entry; less than zero when the link is refused.
    @usableFromInline var entry: Int
    /// The tab that the link names; less than zero when it names none.
    @usableFromInline var tab: Int
    /// How many values it has, those that are missing included.
    @usableFromInline var count: Int
    /// How many of them stand in the path.
    @usableFromInline var pathCount: Int
    /// Where its query stands.
    @usableFromInline var query: LinkRange

    /// Refused, because no entry has the path, which begins here.
    static func unknownPath(from start: Int) -> LinkFound {
        LinkFound(entry: -1, tab: start, count: 0, pathCount: 0, query: .absent)
    }

    /// Refused, for a reason that is still to be found out.
    static let refused = LinkFound(entry: -2, tab: 0, count: 0, pathCount: 0, query: .absent)

    /// Where the path of an unknown one begins.
    var unknownPath: Int? { entry == -1 ? tab : nil }
}
