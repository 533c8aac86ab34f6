/// Signs in and out. Who is signed in then, the ``SessionService`` tells.
public protocol AuthenticationService: Sendable {
    /// Signs in, in the place of whoever is.
    @discardableResult
    func signIn(username: String, password: String) async throws(SignInError) -> User

    /// Signs out. What belongs to the user leaves the device, also when the server can't be reached.
    func signOut() async throws(ServiceError)
}
