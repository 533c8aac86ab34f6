/// What is wrong with a profile as it was typed.
public enum ProfileProblem: Error, Hashable, Sendable {
    /// A given name is needed.
    case noFirstName
    /// A family name is needed.
    case noLastName
    /// A name is longer than 100 characters.
    case tooLong
    /// No mail could reach this address.
    case noAddress
}

extension ProfileProblem: CustomStringConvertible {
    /// What a person is told.
    public var description: String {
        switch self {
        case .noFirstName: "Enter your first name."
        case .noLastName: "Enter your last name."
        case .tooLong: "This name is too long."
        case .noAddress: "Enter an e-mail address, such as name@example.com."
        }
    }
}

extension ProfileChange {
    private static let longest = 100

    /// The first thing that is wrong with it; nil when the shop can be asked to take it. Spaces around are no name.
    public var problem: ProfileProblem? {
        if let firstName, firstName.allSatisfy(\.isWhitespace) { return .noFirstName }
        if let lastName, lastName.allSatisfy(\.isWhitespace) { return .noLastName }
        if [firstName, lastName].contains(where: { ($0?.count ?? 0) > Self.longest }) { return .tooLong }
        if let email, !Self.isAddress(email) { return .noAddress }
        return nil
    }

    /// Something, one `@`, and a domain of two parts at least. Whether it exists, only a mail tells.
    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard text.utf8.count <= 254, !text.contains(where: \.isWhitespace), parts.count == 2, !parts[0].isEmpty else {
            return false
        }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
    }
}
