import Model

/// Lets one user in, and nobody out while there is no connection.
struct OneUser: AuthenticationService {
    let user = User(id: User.ID(rawValue: 7), username: "ada", firstName: "Ada", lastName: "Byron")
    var isOffline = false
    var unsent = UnsentChanges.none

    func signIn(username: String, password: String) async throws(SignInError) -> User {
        if isOffline { throw .service(.offline) }
        guard username == user.username, password == "engine" else { throw .wrongCredentials }
        return user
    }

    func unsentChanges() async throws(ServiceError) -> UnsentChanges { unsent }

    func signOut(discarding confirmed: UnsentChanges) async throws(SignOutError) {
        if isOffline { throw .service(.offline) }
        guard unsent.isCovered(by: confirmed) else { throw .unsentChanges(unsent) }
    }
}
