public import FlowKit

/// A rule for new passwords. The forms show it while the user types, and the server checks it again.
public enum PasswordRule: String, CaseIterable, Hashable, Sendable {
    /// The number of characters is in ``lengths``.
    case length
    /// There is a letter.
    case letter
    /// There is a number or another character that isn't a letter.
    case other

    /// The possible lengths.
    public static let lengths = 8...128

    /// Returns whether a password follows the rule.
    public func isMet(by password: String) -> Bool {
        switch self {
        // A character can have any number of bytes.
        case .length: password.utf8.count <= Self.lengths.upperBound * 4 && Self.lengths.contains(password.count)
        case .letter: password.contains(where: \.isLetter)
        case .other: password.contains { !$0.isLetter && !$0.isWhitespace }
        }
    }

    /// Returns whether a password follows all rules.
    public static func areMet(by password: String) -> Bool { allCases.allSatisfy { $0.isMet(by: password) } }
}

extension PasswordRule {
    /// The text to show to the user.
    public var text: LocalizedStringResource {
        switch self {
        case .length: "8 to 128 characters"
        case .letter: "A letter"
        case .other: "A number or a special character"
        }
    }
}
