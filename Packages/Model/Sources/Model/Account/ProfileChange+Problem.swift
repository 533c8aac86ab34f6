public import FlowKit

/// A validation problem of a profile.
public enum ProfileProblem: Error, Hashable, Sendable {
    /// The first name is missing.
    case noFirstName
    /// The last name is missing.
    case noLastName
    /// A name is longer than 100 characters.
    case tooLong
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
        case .noAddress: "Enter an email address, such as name@example.com."
        }
    }
}

extension ProfileChange {
    private static let longest = 100

    /// The first validation problem. `nil` if the profile is valid. Whitespace alone isn't a valid name.
    public var problem: ProfileProblem? {
        if let firstName, firstName.allSatisfy(\.isWhitespace) { return .noFirstName }
        if let lastName, lastName.allSatisfy(\.isWhitespace) { return .noLastName }
        if [firstName, lastName].contains(where: { ($0?.count ?? 0) > Self.longest }) { return .tooLong }
        if let email, !EmailAddress.isValid(email) { return .noAddress }
        return nil
    }
}
