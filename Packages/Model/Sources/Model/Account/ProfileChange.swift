/// What a user changes of their own profile. What is nil stays as it is.
public struct ProfileChange: Hashable, Codable, Sendable {
    /// The given name.
    public var firstName: String?
    /// The family name.
    public var lastName: String?
    /// Where mail reaches them.
    public var email: String?

    /// A change of these.
    public init(firstName: String? = nil, lastName: String? = nil, email: String? = nil) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
    }

    /// Whether it changes nothing.
    public var isEmpty: Bool { firstName == nil && lastName == nil && email == nil }

    /// The user after the change.
    public func applied(to user: User) -> User {
        var user = user
        if let firstName { user.firstName = firstName }
        if let lastName { user.lastName = lastName }
        if let email { user.email = email }
        return user
    }

    /// One change that does what this one and then another does.
    public func followed(by later: ProfileChange) -> ProfileChange {
        ProfileChange(
            firstName: later.firstName ?? firstName, lastName: later.lastName ?? lastName, email: later.email ?? email)
    }
}
