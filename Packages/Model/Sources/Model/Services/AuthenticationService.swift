/// Signs users in and out. Observe the ``SessionService`` for the resulting session.
public protocol AuthenticationService: Sendable {
    /// Signs in, replacing the current session if there is one.
    @discardableResult
    func signIn(username: String, password: String) async throws(SignInError) -> User

    /// Signs out and removes the user's data from the device, even if the server isn't reachable.
    func signOut() async throws(ServiceError)
}
