/// A string literal without interpolation.
public struct StringValue: Hashable, Sendable {
    /// What it means, escapes resolved.
    public var text: String
    /// How far behind the literal's beginning its text begins, in bytes; nil where the text is not as it is written, so
    /// that a place in it is no place in the source.
    public var inset: Int?

    public init(_ text: String, inset: Int? = 1) {
        self.text = text
        self.inset = inset
    }
}
