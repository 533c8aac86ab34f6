import FlowKit
import GRDB
import Model

/// A session: the user, and the tokens that identify them to the server.
struct SignedIn: Hashable, Sendable {
    /// The user, as the server described them at sign-in.
    let user: User
    var tokens: Tokens
    /// The number of the sign-in on this device, since the process began.
    let number: Int
    /// The user with later changes from this device and from the server. `nil` if there are none.
    var profile: User?

    /// The user with all changes.
    var currentUser: User { profile ?? user }

    var accessToken: AccessToken { AccessToken(value: tokens.access, signIn: number) }

    /// The user whose database is in use during the session.
    var scope: SessionScope { .user(user.id) }
}

/// The database of the signed-in user during one session. Data of one user is never read or written as another's.
struct SignedInStore: DatedStore {
    private let account: LiveAccount
    private let session: SignedIn

    /// - Throws: ``/Model/ServiceError/unauthorized`` if the user is signed out.
    init(_ account: LiveAccount) throws(ServiceError) {
        guard let session = account.signedIn.value else { throw .unauthorized }
        self.account = account
        self.session = session
    }

    /// Reads in one transaction.
    ///
    /// - Throws: ``/Model/ServiceError/unauthorized`` if the session has ended.
    func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await account.users.read { [scope = session.scope] database, current in
            guard scope == current else { throw ServiceError.unauthorized }
            return try value(database)
        }
    }

    /// Writes in one transaction.
    ///
    /// - Throws: ``/Model/ServiceError/unauthorized`` if the session has ended. Nothing is written then.
    func keep(_ change: @escaping @Sendable (Database) throws -> Void) async throws(ServiceError) {
        try await account.users.write { [account, session] database, scope in
            // A sign-out either waits for this transaction or precedes it.
            guard scope == session.scope, account.signedIn.value?.number == session.number else {
                throw ServiceError.unauthorized
            }
            try change(database)
        }
    }

    func dates<Value: Sendable>(
        _ read: @escaping @Sendable (LoadDates) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await self.read { try read(LoadDates(database: $0)) }
    }

    /// - Throws: ``/Model/ServiceError/unauthorized`` if the session has ended: its data may no longer be shown.
    func stillHere() throws(ServiceError) {
        guard account.signedIn.value?.number == session.number else { throw .unauthorized }
    }
}
