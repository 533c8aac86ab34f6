/// The rule for texts that users enter, which the app and the server check.
public enum TextRule {
    /// A reason why a text isn't valid.
    public enum Problem: Hashable, Sendable {
        /// The text is too long, in characters or in bytes.
        case tooLong
        /// The text has control characters, or line breaks where one line is expected.
        case unreadable
    }

    /// Returns the first problem of a text. `nil` if it is valid.
    ///
    /// - Parameters:
    ///   - text: The text, without surrounding whitespace.
    ///   - maximumLength: The maximum number of characters. A character can have any number of bytes, so a text also has at most
    ///     four times as many bytes.
    ///   - isOneLine: A Boolean value that indicates whether line breaks and tabs are refused.
    public static func problem(in text: String, maximumLength: Int, isOneLine: Bool = true) -> Problem? {
        guard text.utf8.count <= maximumLength * 4, text.count <= maximumLength else { return .tooLong }
        let isReadable = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control: !isOneLine && ["\n", "\r", "\t"].contains(scalar)
            case .lineSeparator, .paragraphSeparator: !isOneLine
            default: true
            }
        }
        return isReadable ? nil : .unreadable
    }
}
