public import FlowKit
import Foundation

/// A validation problem of a profile.
public enum ProfileProblem: Error, Hashable, Sendable {
    /// The first name is missing.
    case noFirstName
    /// The last name is missing.
    case noLastName
    /// A name is longer than 100 characters.
    case tooLong
    /// A name has line breaks or other control characters.
    case unreadable
    /// The email address isn't valid.
    case noAddress
}

extension ProfileProblem {
    /// The text to show to the user.
    public var text: LocalizedStringResource {
        switch self {
        case .noFirstName: "Enter your first name."
        case .noLastName: "Enter your last name."
        case .tooLong: "This name is too long. Enter a shorter one."
        case .unreadable: "Use one line without special characters."
        case .noAddress: "Enter an email address, such as name@example.com."
        }
    }
}

extension ProfileChange {
    /// The maximum length of a name.
    public static let longestName = 100

    /// The first validation problem, without surrounding whitespace. `nil` if the profile is valid.
    public var problem: ProfileProblem? {
        if let firstName, let problem = Self.problem(in: firstName, isMissing: .noFirstName) { return problem }
        if let lastName, let problem = Self.problem(in: lastName, isMissing: .noLastName) { return problem }
        if let email, !EmailAddress.isValid(email) { return .noAddress }
        return nil
    }

    private static func problem(in name: String, isMissing: ProfileProblem) -> ProfileProblem? {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.isEmpty { return isMissing }
        return switch TextRule.problem(in: name, maximumLength: longestName) {
        case .tooLong: .tooLong
        case .unreadable: .unreadable
        case nil: nil
        }
    }
}
