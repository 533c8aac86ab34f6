/// A change of a user's profile. Properties that are `nil` stay unchanged.
public struct ProfileChange: Hashable, Codable, Sendable {
    /// The first name.
    public var firstName: String?
    /// The last name.
    public var lastName: String?
    /// The email address.
    public var email: String?

    /// Creates a change.
    public init(firstName: String? = nil, lastName: String? = nil, email: String? = nil) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
    }

    /// A Boolean value that indicates whether the change has no effect.
    public var isEmpty: Bool { firstName == nil && lastName == nil && email == nil }

    /// Returns the user with the change applied.
    public func applied(to user: User) -> User {
        var user = user
        if let firstName { user.firstName = firstName }
        if let lastName { user.lastName = lastName }
        if let email { user.email = email }
        return user
    }

    /// Returns a change that combines this change with a later one.
    public func followed(by later: ProfileChange) -> ProfileChange {
        ProfileChange(
            firstName: later.firstName ?? firstName, lastName: later.lastName ?? lastName, email: later.email ?? email)
    }
}
