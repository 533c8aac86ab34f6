import Model
import SharedUI

extension Text {
    /// A text with what was looked for in bold. It is read out as one.
    init(_ highlighted: HighlightedText) {
        self = highlighted.parts.reduce(Text(verbatim: "")) { text, part in
            text + (part.isMatch ? Text(verbatim: part.text).bold() : Text(verbatim: part.text))
        }
    }
}
