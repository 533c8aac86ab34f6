/// Somebody who can sign in. All of them are invented, and their passwords are for everyone to read: this is a shop to
/// try an app with, and holds nothing that needs keeping.
public struct StoreUser: Sendable, Hashable, Identifiable {
    public let id: Int
    public let username: String
    /// As it is typed.
    public let password: String
    public let email: String
    public let firstName: String
    public let lastName: String
    public let gender: String

    public init(
        id: Int, username: String, password: String, email: String, firstName: String, lastName: String, gender: String
    ) {
        self.id = id
        self.username = username
        self.password = password
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.gender = gender
    }
}

extension StoreUser: CustomStringConvertible {
    /// Without the password: whoever logs a user does not mean that.
    public var description: String { "\(username) (\(id))" }
}
