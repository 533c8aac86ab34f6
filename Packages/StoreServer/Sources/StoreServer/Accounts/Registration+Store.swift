import Hummingbird
import Model

/// A user who registered.
struct RegisteredUser: Sendable, Codable {
    let id: StoreUser.ID
    let username: String
    let email: String
    let firstName: String
    let lastName: String
}

extension StoreUser {
    init(_ user: RegisteredUser) {
        self.init(
            id: user.id, username: user.username, password: "", email: user.email, firstName: user.firstName,
            lastName: user.lastName, gender: "")
    }
}

/// The route that creates accounts.
struct RegistrationController {
    let accounts: Accounts

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.post("users/add") { request, context in
            let (user, tokens) = try await accounts.register(
                await request.decode(RegistrationRequest.self).registration, from: context.client)
            return try PrivateResponse(
                UserResponse(user, baseURL: context.baseURL, tokens: tokens), status: .created)
        }
    }
}

/// DummyJSON's new user, of which only these fields are used.
struct RegistrationRequest: RequestBody {
    let firstName, lastName, email, username, password: String?

    static func invalidField(_ name: String) -> HTTPError {
        Registration.Field(rawValue: name).map { .invalidRegistration($0, .missing($0)) } ?? .invalidBody
    }

    var registration: Registration {
        Registration(
            firstName: firstName ?? "", lastName: lastName ?? "", email: email ?? "", username: username ?? "",
            password: password ?? ""
        ).normalized
    }
}

extension Accounts {
    /// Creates an account, and signs its user in.
    ///
    /// - Parameter client: The address of the client, whose failures are limited.
    func register(_ registration: Registration, from client: String) async throws -> (StoreUser, Tokens) {
        let problems = registration.problems
        for field in Registration.Field.allCases {
            if let problem = problems[field] { throw HTTPError.invalidRegistration(field, problem) }
        }
        return try await attempts.attempt("register", by: client) { try await add(registration) }
    }

    private func add(_ registration: Registration) async throws -> (StoreUser, Tokens) {
        // Outside of the lock, because it is slow.
        let password = try await PasswordHash.onThread { PasswordHash(registration.password) }
        let result: Result<(StoreUser, Tokens), ConflictError> = try change { transaction in
            let others = all(in: transaction.stored)
            let taken = registration.taken(by: others.map { transaction.stored[$0.id].profile.applied(to: $0) })
            guard taken.isEmpty else { return .failure(.registration(taken)) }
            let user = RegisteredUser(
                id: (others.map(\.id).max() ?? 0) &+ 1, username: registration.username, email: registration.email,
                firstName: registration.firstName, lastName: registration.lastName)
            transaction.stored.registered = (transaction.stored.registered ?? [:]).merging([user.id: user]) { $1 }
            transaction.stored[user.id].password = password
            return .success((StoreUser(user), transaction.issueTokens(for: user.id)))
        }
        return try result.get()
    }
}

extension Registration {
    /// Returns the fields whose values other accounts have.
    fileprivate func taken(by users: [StoreUser]) -> [Field] {
        var fields: [Field] = []
        if users.contains(where: { $0.hasAddress(email) }) { fields.append(.email) }
        if users.contains(where: { $0.isNamed(username) }) { fields.append(.username) }
        return fields
    }
}

extension StoreUser {
    /// Returns whether an address is the user's. Its case doesn't matter.
    func hasAddress(_ text: String) -> Bool { email.lowercased() == text.lowercased() }
}
