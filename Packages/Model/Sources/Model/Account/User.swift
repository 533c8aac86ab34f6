public import Foundation

/// A user of the shop.
public struct User: Identifiable, Hashable, Sendable {
    /// The identifier of a user, on the server and in the local store.
    public typealias ID = Identifier<User, Int>

    /// The user's identifier.
    public var id: ID
    /// The username for sign-in.
    public var username: String
    /// The email address. `nil` if it isn't known.
    public var email: String?
    /// The first name.
    public var firstName: String
    /// The last name.
    public var lastName: String
    /// The URL of the user's picture. `nil` if there is none.
    public var image: URL?

    /// Creates a user without validation.
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

    /// The first and last name, or the username if both are empty.
    public var displayName: String {
        let names = [firstName, lastName].filter { !$0.isEmpty }
        return names.isEmpty ? username : names.joined(separator: " ")
    }
}

/// The sign-in state.
public enum Session: Hashable, Sendable {
    /// The user is signed out.
    case signedOut
    /// The user is signed in.
    case signedIn(User)

    /// The signed-in user. `nil` if the user is signed out.
    public var user: User? {
        switch self {
        case .signedOut: nil
        case .signedIn(let user): user
        }
    }
}
