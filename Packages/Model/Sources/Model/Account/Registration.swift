public import FlowKit
import Foundation

/// The data of a new account.
///
/// It may have any texts: see ``problems`` for whether an account can have them.
public struct Registration: Hashable, Sendable {
    /// A field of the form.
    public enum Field: String, CaseIterable, Hashable, Codable, Sendable {
        case firstName, lastName, email, username, password
    }

    public var firstName: String
    public var lastName: String
    public var email: String
    /// The username for sign-in. Its case doesn't matter.
    public var username: String
    public var password: String

    /// Creates the data without validation.
    public init(
        firstName: String = "", lastName: String = "", email: String = "", username: String = "", password: String = ""
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.username = username
        self.password = password
    }

    /// The text of a field.
    public subscript(field: Field) -> String {
        get {
            switch field {
            case .firstName: firstName
            case .lastName: lastName
            case .email: email
            case .username: username
            case .password: password
            }
        }
        set {
            switch field {
            case .firstName: firstName = newValue
            case .lastName: lastName = newValue
            case .email: email = newValue
            case .username: username = newValue
            case .password: password = newValue
            }
        }
    }

    /// A Boolean value that indicates whether all fields are blank.
    public var isBlank: Bool { Field.allCases.allSatisfy { self[$0].allSatisfy(\.isWhitespace) } }

    /// The data without surrounding whitespace, which pasted texts often have. The password stays as it is.
    public var normalized: Registration {
        var data = self
        for field in Field.allCases where field != .password {
            data[field] = self[field].trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return data
    }
}

extension Registration: CustomStringConvertible, CustomReflectable {
    /// The username. The other texts aren't for logs.
    public var description: String { "registration of \(username)" }
    public var customMirror: Mirror { Mirror(self, children: ["username": username]) }
}

// MARK: - Validation

extension Registration {
    private static let usernameLengths = 3...30

    /// The problems of the normalized data. Empty if an account can have it.
    public var problems: [Field: RegistrationProblem] {
        let data = normalized
        var problems: [Field: RegistrationProblem] = [:]
        for field in Field.allCases { problems[field] = data.problem(in: field) }
        return problems
    }

    private func problem(in field: Field) -> RegistrationProblem? {
        let text = self[field]
        if text.isEmpty { return .missing(field) }
        switch field {
        case .firstName, .lastName:
            return switch TextRule.problem(in: text, maximumLength: ProfileChange.longestName) {
            case .tooLong: .tooLong
            case .unreadable: .unreadable
            case nil: nil
            }
        case .email: return EmailAddress.isValid(text) ? nil : .address
        case .username: return Self.isUsername(text) ? nil : .username
        case .password: return PasswordRule.areMet(by: text) ? nil : .password
        }
    }

    private static func isUsername(_ text: String) -> Bool {
        usernameLengths.contains(text.utf8.count)
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    }
}

/// A problem in a field of a registration.
public enum RegistrationProblem: Hashable, Sendable {
    /// The field is empty.
    case missing(Registration.Field)
    /// A name is longer than 100 characters.
    case tooLong
    /// A name has line breaks or other control characters.
    case unreadable
    /// The email address isn't valid.
    case address
    /// The username is too short or too long, or has other characters than letters, numbers, periods, hyphens and
    /// underscores.
    case username
    /// The password breaks a ``PasswordRule``.
    case password
    /// Another account has this username or email address.
    case taken(Registration.Field)
}

extension RegistrationProblem {
    /// The text to show to the user.
    public var text: LocalizedStringResource {
        switch self {
        case .missing(.firstName): "Enter your first name."
        case .missing(.lastName): "Enter your last name."
        case .missing(.email), .address: "Enter an email address, such as name@example.com."
        case .missing(.username): "Choose a username."
        case .missing(.password): "Choose a password."
        case .tooLong: "This name is too long. Enter a shorter one."
        case .unreadable: "Use one line without special characters."
        case .username: "Use 3 to 30 letters, numbers, periods, hyphens or underscores."
        case .password: "Choose a password that follows all rules."
        case .taken(.email): "There is already an account with this email address. Sign in, or use another address."
        case .taken: "This username is taken. Choose another one."
        }
    }
}
