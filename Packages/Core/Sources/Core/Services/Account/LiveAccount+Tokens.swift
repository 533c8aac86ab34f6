import FlowKit
import Logging
public import Model

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
        } catch .unauthorised, .forbidden, .notFound, .conflict, .rejected {
            return await end(current)
        }
        signedIn.update { [file, logger] state in
            // Their name may be another by now; that does not make these tokens worthless.
            guard state?.number == current.number, state?.tokens == current.tokens else { return }
            state?.tokens = tokens
            do throws(ServiceError) {
                try file.write(current.user, tokens)
            } catch {
                logger.error("Storing the session failed: \(error)")
            }
        }
    }

    /// Signs out because the server says so. It can't be prevented: what can't be removed is logged. What the user has
    /// changed and was not sent, waits for them.
    private func end(_ current: SignedIn) async {
        do throws(ServiceError) {
            try await follow(keepsUnsent: true) { [signedIn, file, logger] in
                signedIn.update { state in
                    do throws(ServiceError) { try file.remove() } catch {
                        logger.error("Signing out failed: \(error)")
                    }
                    state = nil
                }
                logger.info("The server has ended the session")
            } to: { [signedIn] in
                // Somebody may have signed in, or out, before it was this one's turn.
                signedIn.value?.number == current.number ? .guest : nil
            }
        } catch {
            logger.error("Removing the user's data failed: \(error)")
        }
    }
}
