/// What reading and writing a kind of link needs to know of its pattern, as numbers.
struct LinkShape: Sendable {
    /// How many values stand in the path; a tail is one.
    var pathCount: Int
    var queryCount: Int
    /// Whether the last value in the path is a tail.
    var hasTail: Bool
    /// Whether other entries may take a path of this shape: then a link is read before it is given out.
    var isContested: Bool
    /// Where the first of its numbers stand in ``LinkMatcher/places``, ``LinkMatcher/pieces`` and ``LinkMatcher/names``.
    var firstPlace: Int
    var firstPiece: Int
    var firstName: Int

    var count: Int { pathCount &+ queryCount }
}

/// The name of a query parameter, in ``LinkMatcher/pool``.
struct LinkName: Sendable {
    var start: Int
    var count: Int
    var isRepeated: Bool
}

/// A piece of a path that has no value in it, encoded, in ``LinkMatcher/pool``.
struct LinkPiece: Sendable {
    var start: Int
    var count: Int
}
