import FlowKit
import Logging
public import Model
import Synchronization

extension LiveAccount: TokenSource {
    public func accessToken() -> AccessToken? { signedIn.value?.accessToken }

    public func accessToken(after refused: AccessToken) async throws(ServiceError) -> AccessToken? {
        guard let current = signedIn.value, current.number == refused.signIn else { return nil }
        if current.accessToken == refused {
            try await renewal.run(for: refused) { () throws(ServiceError) in try await self.renew(current) }
        }
        return signedIn.value.flatMap { $0.number == refused.signIn ? $0.accessToken : nil }
    }

    private func renew(_ current: SignedIn) async throws(ServiceError) {
        let tokens: Tokens
        do throws(ServiceError) {
            tokens = try await api.tokens(refresh: current.tokens.refresh)
        } catch .unauthorised {
            return await end(current)
        }
        file.withLock { file in
            // The user may have signed out in the meantime. Until this closure returns, nobody else does.
            guard let session = signedIn.value, session.number == current.number, session.tokens == current.tokens
            else { return }
            do throws(ServiceError) {
                try file.write(current.user, tokens)
            } catch {
                logger.error("Storing the session failed: \(error)")
            }
            // The profile may change at any time.
            signedIn.update { $0?.tokens = tokens }
        }
    }

    /// Signs the user out because the server has ended the session. A file that can't be removed is logged. Unsent changes
    /// stay on the device until the user signs in again.
    private func end(_ current: SignedIn) async {
        do {
            try await users.switchTo(
                // Another user may have signed in since.
                { [signedIn] in signedIn.value?.number == current.number ? .guest : nil }, keepsUnsent: true
            ) { [self] _ in
                file.withLock { file in
                    do throws(ServiceError) { try file.remove() } catch {
                        logger.error("Signing out failed: \(error)")
                    }
                    signedIn.send(nil)
                }
                logger.info("The server has ended the session")
            }
        } catch {
            logger.error("Ending the session failed: \(users.failure(error))")
        }
    }
}
