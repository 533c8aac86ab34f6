/// A text with the parts marked that were looked for.
public struct HighlightedText: Hashable, Sendable {
    /// A piece of the text that is all marked or all not.
    public struct Part: Hashable, Sendable {
        /// The piece itself; never cut within a character.
        public var text: String
        /// Whether it is what was looked for.
        public var isMatch: Bool

        /// A piece of a text.
        public init(_ text: String, isMatch: Bool = false) {
            self.text = text
            self.isMatch = isMatch
        }
    }

    /// The pieces in order: together they are the whole text.
    public var parts: [Part]

    /// A text from its pieces.
    public init(parts: [Part]) { self.parts = parts }

    /// A text without any mark.
    public init(_ text: String) { parts = text.isEmpty ? [] : [Part(text)] }

    /// The whole text, without its marks.
    public var text: String { parts.map(\.text).joined() }

    /// Whether anything is marked.
    public var hasMatch: Bool { parts.contains(where: \.isMatch) }
}
