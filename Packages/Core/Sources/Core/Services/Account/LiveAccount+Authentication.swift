import FlowKit
import Logging
public import Model
import Synchronization

extension LiveAccount: AuthenticationService {
    @discardableResult
    public func signIn(username: String, password: String) async throws(SignInError) -> User {
        let (user, tokens) = try await api.signIn(username: username, password: password)
        do throws(ServiceError) {
            if Task.isCancelled { throw .cancelled }
            let number = count.withLock { count in
                count += 1
                return count
            }
            try await follow { [signedIn, file] () throws(ServiceError) in
                try signedIn.update { state throws(ServiceError) in
                    try file.write(user, tokens)
                    state = SignedIn(user: user, tokens: tokens, number: number)
                }
            } to: {
                .user(user.id)
            }
        } catch {
            throw .service(error)
        }
        return user
    }

    public func signOut() async throws(ServiceError) {
        try await follow { [signedIn, file] () throws(ServiceError) in
            try signedIn.update { state throws(ServiceError) in
                try file.remove()
                state = nil
            }
        } to: {
            .guest
        }
    }

    /// Changes who is signed in, and whose database is in use, in one step. Whoever is left leaves nothing behind.
    ///
    /// - Parameters:
    ///   - keepsUnsent: Whether changes that were not sent wait for whoever is left.
    ///   - change: Makes it hold.
    ///   - scope: Whose database is to be used; nil to stay.
    func follow(
        keepsUnsent: Bool = false, _ change: @escaping @Sendable () throws(ServiceError) -> Void,
        to scope: @escaping @Sendable () -> SessionScope?
    ) async throws(ServiceError) {
        try await users.switchTo(scope, keepsUnsent: keepsUnsent, change)
    }
}
