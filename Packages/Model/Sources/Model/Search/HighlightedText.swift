/// A text with highlighted search matches.
public struct HighlightedText: Hashable, Sendable {
    /// A part of the text that is either highlighted or not.
    public struct Part: Hashable, Sendable {
        /// The text of the part, split at character boundaries.
        public var text: String
        /// A Boolean value that indicates whether the part matches the search.
        public var isMatch: Bool

        /// Creates a part.
        public init(_ text: String, isMatch: Bool = false) {
            self.text = text
            self.isMatch = isMatch
        }
    }

    /// The parts in order, which together are the whole text.
    public var parts: [Part]

    /// Creates a text from parts.
    public init(parts: [Part]) { self.parts = parts }

    /// Creates a text without highlights.
    public init(_ text: String) { parts = text.isEmpty ? [] : [Part(text)] }

    /// The whole text without highlights.
    public var text: String { parts.map(\.text).joined() }

    /// A Boolean value that indicates whether any part is highlighted.
    public var hasMatch: Bool { parts.contains(where: \.isMatch) }
}
