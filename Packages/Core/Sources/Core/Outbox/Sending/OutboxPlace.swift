import FlowKit
import GRDB
import Logging
import Model

/// Whose changes are sent, and as who: a user's database, and one signing in.
struct OutboxPlace: Sendable {
    let store: UserStore
    let user: User
    /// Which signing in it is: another one has other tokens.
    let signIn: Int

    /// Nil for the guest, and while somebody is signing in or out.
    init?(_ account: LiveAccount) {
        let store = account.users.current
        guard let signedIn = account.signedIn.value, store.scope == signedIn.scope else { return nil }
        self.store = store
        user = signedIn.user
        signIn = signedIn.number
    }

    func isSame(as other: OutboxPlace?) -> Bool { store === other?.store && signIn == other?.signIn }
}

/// The tokens of one signing in, and of no other: nobody's changes are ever sent as somebody else.
struct SignInTokens: TokenSource {
    let account: LiveAccount
    let signIn: Int

    func accessToken() -> AccessToken? {
        account.accessToken().flatMap { $0.signIn == signIn ? $0 : nil }
    }

    func accessToken(after refused: AccessToken) async throws(ServiceError) -> AccessToken? {
        guard refused.signIn == signIn else { return nil }
        return try await account.accessToken(after: refused)
    }
}
