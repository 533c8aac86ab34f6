import Hummingbird

/// Identifies the user of a request by its access token, and rejects a request without one.
struct Authenticator: RouterMiddleware {
    let accounts: Accounts

    @concurrent
    func handle(
        _ request: Request, context: StoreRequestContext,
        next: @concurrent (Request, StoreRequestContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.identity = try accounts.user(of: request)
        return try await next(request, context)
    }
}

/// Rejects a request of another user than the one in its path.
private struct OwnerMiddleware: RouterMiddleware {
    @concurrent
    func handle(
        _ request: Request, context: StoreRequestContext,
        next: @concurrent (Request, StoreRequestContext) async throws -> Response
    ) async throws -> Response {
        guard try context.parameter("id") == String(context.requireIdentity().id) else { throw HTTPError.otherUser }
        return try await next(request, context)
    }
}

extension RouterMethods<StoreRequestContext> {
    /// Returns a group of routes for signed-in users.
    func authenticated(by accounts: Accounts) -> RouterGroup<StoreRequestContext> {
        group().add(middleware: Authenticator(accounts: accounts))
    }

    /// Returns a group of routes for the user with the path's `:id`.
    func ownerOnly(by accounts: Accounts) -> RouterGroup<StoreRequestContext> {
        authenticated(by: accounts).add(middleware: OwnerMiddleware())
    }
}
