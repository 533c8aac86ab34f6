import Foundation

/// Looks at texts that people write.
enum Text {
    /// The text without space around it; nil where it is empty, longer than so many characters (or four times as many
    /// bytes), or holds control characters.
    static func line(_ text: String?, upTo length: Int) -> String? {
        guard let text = lines(text, upTo: length), !text.contains(where: \.isNewline) else { return nil }
        return text
    }

    /// The same with line breaks.
    static func lines(_ text: String?, upTo length: Int) -> String? {
        guard let text, text.utf8.count <= length * 4 + 100 else { return nil }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...length).contains(trimmed.count), trimmed.utf8.count <= length * 4 else { return nil }
        let isPlain = trimmed.unicodeScalars.allSatisfy { scalar in
            scalar.properties.generalCategory != .control || ["\n", "\r", "\t"].contains(scalar)
        }
        return isPlain ? trimmed : nil
    }
}
