extension StoreUser {
    /// Those who can sign in. The name and password of the first are those that DummyJSON's examples use; the last has
    /// bought nothing yet.
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
