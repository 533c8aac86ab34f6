/// What reading and writing a kind of link needs to know of its pattern, as numbers.
struct LinkShape: Sendable {
    /// Bit *n* says whether the segment *n* is a value. A pattern has at most 32 segments.
    var values: UInt32
    /// Where the first of its numbers stand in ``LinkMatcher/pieces`` and ``LinkMatcher/names``.
    var firstPiece: Int32
    var firstName: Int32
    /// How many values stand in the path; a tail is one.
    var pathCount: UInt8
    var queryCount: UInt8
    /// Whether the last value in the path is a tail.
    var hasTail: Bool
    /// Whether other entries may take a path of this shape: then a link is read before it is given out.
    var isContested: Bool

    var count: Int { Int(pathCount) &+ Int(queryCount) }
}

/// The name of a query parameter.
struct LinkName: Sendable {
    /// Where it stands in ``LinkMatcher/pool``.
    var start: Int32
    var count: Int32
    var isRepeated: Bool
}

/// A piece of a path that has no value in it, encoded.
struct LinkPiece: Sendable {
    /// Where it stands in ``LinkMatcher/pool``.
    var start: Int32
    var count: Int32
}
