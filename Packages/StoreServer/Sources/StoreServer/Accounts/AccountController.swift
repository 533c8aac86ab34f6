import Hummingbird

/// The routes for signing in.
struct AccountController {
    let accounts: Accounts
    let state: ServerState

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        let users = router.authenticated(by: accounts)
        router.post("auth/login") { request, context in
            let (user, tokens) = try await accounts.signIn(
                await request.decode(SignInRequest.self), from: context.client)
            return try PrivateResponse(
                UserResponse(accounts.current(user), baseURL: context.baseURL, tokens: tokens))
        }
        router.post("auth/refresh") { request, _ in
            try PrivateResponse(accounts.refresh(await request.decode(RefreshRequest.self)))
        }
        users.get("auth/me") { _, context in
            let user = try context.requireIdentity()
            return try PrivateResponse(UserResponse(accounts.current(user), baseURL: context.baseURL))
        }
    }
}

struct SignInRequest: RequestBody {
    let username: String?
    let password: String?
    let expiresInMins: RequestNumber?

    static func invalidField(_ name: String) -> HTTPError {
        name == "expiresInMins" ? .invalidMinutes : .credentialsRequired
    }
}

struct RefreshRequest: RequestBody {
    let refreshToken: String?
    let expiresInMins: RequestNumber?

    static func invalidField(_ name: String) -> HTTPError {
        name == "expiresInMins" ? .invalidMinutes : .refreshTokenRequired
    }
}

/// A user in a response, with tokens after signing in.
struct UserResponse: Encodable {
    let id: Int
    let username, email, firstName, lastName, gender, image: String
    let accessToken, refreshToken: String?

    init(_ user: StoreUser, baseURL: String, tokens: Accounts.Tokens? = nil) {
        (id, username, email, gender) = (user.id, user.username, user.email, user.gender)
        (firstName, lastName) = (user.firstName, user.lastName)
        image = "\(baseURL)/images/users/\(user.id).svg"
        (accessToken, refreshToken) = (tokens?.accessToken, tokens?.refreshToken)
    }
}
