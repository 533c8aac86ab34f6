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
            try signedIn.update { [file] state throws(ServiceError) in
                try file.write(user, tokens)
                state = SignedIn(user: user, tokens: tokens, number: number)
            }
        } catch {
            throw .service(error)
        }
        do throws(ServiceError) {
            try await forgetOthers()
        } catch {
            logger.error("Removing what belonged to the user before has failed: \(error)")
        }
        return user
    }

    public func signOut() async throws(ServiceError) {
        try signedIn.update { [file] state throws(ServiceError) in
            try file.remove()
            state = nil
        }
        try await forgetOthers()
    }
}
