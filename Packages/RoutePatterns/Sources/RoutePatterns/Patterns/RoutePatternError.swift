/// What is wrong with a pattern, and where.
public struct RoutePatternError: Error, Hashable, Sendable {
    /// The pattern as it was written.
    public let text: String
    /// What is wrong, as the end of a sentence: `it does not begin with a slash`.
    public let reason: String
    /// Where it is wrong: how many bytes of the text's UTF-8 stand before it.
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
