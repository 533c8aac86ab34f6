/// A problem of a pattern, and its position.
public struct RoutePatternError: Error, Hashable, Sendable {
    /// The pattern as it was written.
    public let text: String
    /// The problem, as the end of a sentence: `it does not begin with a slash`.
    public let reason: String
    /// The position of the problem in the text's UTF-8.
    public let offset: Int

    public init(text: String, reason: String, offset: Int) {
        self.text = text
        self.reason = reason
        self.offset = offset
    }
}

extension RoutePatternError: CustomStringConvertible {
    public var description: String {
        "The pattern \"\(text)\" can't be used: \(reason) (byte \(offset)). Write it like "
            + "\"/products/:id/*rest?color&tag*\"."
    }
}
