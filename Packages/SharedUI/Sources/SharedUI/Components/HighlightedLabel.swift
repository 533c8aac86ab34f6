public import Model

extension Text {
    /// Creates a label with matches in bold. Assistive technologies read it as one text.
    public init(_ highlighted: HighlightedText) {
        self = highlighted.parts.reduce(Text(verbatim: "")) { text, part in
            text + (part.isMatch ? Text(verbatim: part.text).bold() : Text(verbatim: part.text))
        }
    }
}
