import Hummingbird
import Model

/// The fields of a user that the user changed.
struct Profile: RequestBody {
    var firstName: String?
    var lastName: String?
    var email: String?

    static func invalidField(_ name: String) -> HTTPError { name == "email" ? .invalidEmail : .invalidName(name) }

    /// Returns the profile with the fields of an older one where it has none.
    func merged(over old: Profile) -> Profile {
        Profile(
            firstName: firstName ?? old.firstName, lastName: lastName ?? old.lastName, email: email ?? old.email)
    }

    func applied(to user: StoreUser) -> StoreUser {
        StoreUser(
            id: user.id, username: user.username, password: user.password, email: email ?? user.email,
            firstName: firstName ?? user.firstName, lastName: lastName ?? user.lastName, gender: user.gender)
    }

    /// Returns the profile with trimmed fields.
    ///
    /// - Throws: `HTTPError` for a name or an address that isn't valid.
    func validated() throws -> Profile {
        Profile(
            firstName: try Self.name(firstName, "firstName"), lastName: try Self.name(lastName, "lastName"),
            email: try Self.address(email))
    }

    private static func name(_ text: String?, _ field: String) throws -> String? {
        guard let text else { return nil }
        guard let name = text.trimmedLine(upTo: ProfileChange.longestName) else { throw HTTPError.invalidName(field) }
        return name
    }

    private static func address(_ text: String?) throws -> String? {
        guard let text else { return nil }
        guard let address = text.trimmedLine(upTo: 254), EmailAddress.isValid(address) else {
            throw HTTPError.invalidEmail
        }
        return address
    }
}

extension Profile {
    private enum CodingKeys: String, CodingKey { case firstName, lastName, email }

    /// Decodes a profile. A field that is `null` isn't a missing field.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = { (key: CodingKeys) in
            container.contains(key) ? try container.decode(String.self, forKey: key) : nil
        }
        self.init(firstName: try text(.firstName), lastName: try text(.lastName), email: try text(.email))
    }
}

/// The route that changes a user's profile.
struct ProfileController {
    let accounts: Accounts
    let state: ServerState

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        let owner = router.ownerOnly(by: accounts)
        owner.patch("users/:id") { request, context in
            let user = try context.requireIdentity()
            let profile = try await request.decode(Profile.self).validated()
            return try state.change(ChangeRequest(request, by: user, body: profile)) { transaction in
                let isTaken = accounts.all(in: transaction.stored).contains { other in
                    guard let email = profile.email, other.id != user.id else { return false }
                    return transaction.stored[other.id].profile.applied(to: other).hasAddress(email)
                }
                if isTaken { throw ConflictError.registration([.email]) }
                let merged = profile.merged(over: transaction.stored[user.id].profile)
                transaction.stored[user.id].profile = merged
                return try PrivateResponse(UserResponse(merged.applied(to: user), baseURL: context.baseURL))
            }
        }
    }
}
