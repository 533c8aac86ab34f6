/// What a user may change about themselves.
public protocol ProfileService: Sendable {
    /// Who is signed in, with all changes that were made on this device, sent or not; then every change. Nil while
    /// nobody is.
    func profile() -> AsyncStream<User?>

    /// Changes the profile on the device at once, and on the server when it can be reached. Without effect when nothing
    /// changes.
    ///
    /// - Throws: ``ServiceError/unauthorised`` when nobody is signed in; ``ServiceError/rejected(status:message:)`` with
    ///   400 and the words of ``ProfileProblem`` for what is no name or address.
    func change(_ change: ProfileChange) async throws(ServiceError)
}
