public import Foundation

/// Who is signed in.
public struct User: Identifiable, Hashable, Codable, Sendable {
    /// Names a user, on the server and in the device's store.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible {
        /// The number that the server has given.
        public let rawValue: Int

        /// The identifier of this very number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Accepts digits only, as ``description`` prints them: one user has one text.
        public init?(_ description: String) {
            guard let value = Int(description), value >= 0, String(value) == description else { return nil }
            rawValue = value
        }

        /// The number in digits.
        public var description: String { String(rawValue) }
    }

    /// Names the user.
    public var id: ID
    /// The name to sign in with.
    public var username: String
    /// Where mail reaches them; nil when that is not known.
    public var email: String?
    /// The given name.
    public var firstName: String
    /// The family name.
    public var lastName: String
    /// A small picture of them; nil when there is none.
    public var image: URL?

    /// A user. Nothing is checked.
    public init(
        id: ID, username: String, email: String? = nil, firstName: String, lastName: String, image: URL? = nil
    ) {
        self.id = id
        self.username = username
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.image = image
    }

    /// Both names; the one to sign in with when there is none.
    public var displayName: String {
        let names = [firstName, lastName].filter { !$0.isEmpty }
        return names.isEmpty ? username : names.joined(separator: " ")
    }
}
