/// A user who can sign in. All users are invented, and their passwords are public.
public struct StoreUser: Sendable, Hashable, Identifiable {
    public let id: Int
    public let username: String
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
    /// The user without the password, for logs.
    public var description: String { "\(username) (\(id))" }
}

extension StoreUser {
    /// Returns whether a name is the user's. DummyJSON ignores the case of user names.
    func isNamed(_ name: String) -> Bool { username.lowercased() == name.lowercased() }
}

extension StoreUser {
    /// Six users. The first has the name and password of DummyJSON's examples; the last has no orders.
    public static let standard: [StoreUser] = [
        invented(1, "Emily", "Svensson", "female", name: "emilys"),
        invented(2, "Michael", "Weber", "male", name: "michaelw"),
        invented(3, "Sophia", "Berg", "female", name: "sophiab"),
        invented(4, "James", "Dahl", "male", name: "jamesd"),
        invented(5, "Noor", "Haddad", "female", name: "noorh"),
        invented(6, "Alex", "Novak", "male", name: "alexn"),
    ]

    private static func invented(
        _ id: Int, _ first: String, _ last: String, _ gender: String, name: String
    ) -> StoreUser {
        StoreUser(
            id: id, username: name, password: name + "pass", email: "\(first).\(last)@example.com".lowercased(),
            firstName: first, lastName: last, gender: gender)
    }
}
