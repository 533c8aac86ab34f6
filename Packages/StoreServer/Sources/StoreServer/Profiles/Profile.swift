import HTTPTypes

/// What a user has changed of themselves.
struct Profile: Sendable, Codable, Hashable {
    var firstName: String?
    var lastName: String?
    var email: String?

    /// This over what was there before.
    func over(_ old: Profile) -> Profile {
        Profile(
            firstName: firstName ?? old.firstName, lastName: lastName ?? old.lastName, email: email ?? old.email)
    }

    func applied(to user: StoreUser) -> StoreUser {
        StoreUser(
            id: user.id, username: user.username, password: user.password, email: email ?? user.email,
            firstName: firstName ?? user.firstName, lastName: lastName ?? user.lastName, gender: user.gender)
    }
}

extension Profile {
    /// - Throws: A refusal with what is no name or address.
    init(_ body: JSONValue) throws(Refusal) {
        firstName = try Self.name(body["firstName"], "firstName")
        lastName = try Self.name(body["lastName"], "lastName")
        email = try Self.email(body["email"])
    }

    private static func name(_ value: JSONValue?, _ field: String) throws(Refusal) -> String? {
        guard let value else { return nil }
        guard let text = Text.line(value.text, upTo: 100) else { throw .badName(field) }
        return text
    }

    /// Something, an @, and something with a dot in it. Whether it is anybody's, only a message tells.
    private static func email(_ value: JSONValue?) throws(Refusal) -> String? {
        guard let value else { return nil }
        guard let text = Text.line(value.text, upTo: 254) else { throw .badEmail }
        let sides = text.split(separator: "@", omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty, !text.contains(where: \.isWhitespace) else { throw .badEmail }
        let names = sides[1].split(separator: ".", omittingEmptySubsequences: false)
        guard names.count >= 2, names.allSatisfy({ !$0.isEmpty }) else { throw .badEmail }
        return text
    }
}

extension Refusal {
    static func badName(_ field: String) -> Refusal {
        Refusal(status: .badRequest, message: "Invalid '\(field)' - must be a text of 1 to 100 characters in one line")
    }
    static let badEmail = Refusal(
        status: .badRequest, message: "Invalid 'email' - must be an address such as name@example.com")
}
