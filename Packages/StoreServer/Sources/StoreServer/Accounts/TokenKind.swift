/// What a token is for. One is never taken for the other.
enum TokenKind: String, Codable, Sendable {
    /// To ask with.
    case access
    /// To get new ones with.
    case refresh
}
