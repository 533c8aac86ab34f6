/// Loads and changes the user's profile.
public protocol ProfileService: Sendable {
    /// Returns a stream of the signed-in user including unsent changes, followed by every change. `nil` while the user
    /// is signed out.
    func profile() -> AsyncStream<User?>

    /// Changes the profile on the device immediately, and on the server when it is reachable. Does nothing if the
    /// change is empty.
    ///
    /// - Throws: ``ServiceError/unauthorized`` if the user is signed out. ``ServiceError/rejected(status:message:)``
    ///   with 400 and the text of ``ProfileProblem`` if a name or the email address isn't valid.
    func change(_ change: ProfileChange) async throws(ServiceError)
}
