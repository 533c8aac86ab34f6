import FlowKit
import Model

/// A session: the user, and the tokens that identify them to the server.
struct SignedIn: Hashable, Sendable {
    /// The user, as the server described them at sign-in.
    let user: User
    var tokens: Tokens
    /// A random number that identifies the sign-in.
    let number: Int
    /// The owner of the user's rows.
    let owner: OwnerID
    /// The user with later changes from this device and from the server. `nil` if there are none.
    var profile: User?

    /// The user with all changes.
    var currentUser: User { profile ?? user }

    var accessToken: AccessToken { AccessToken(value: tokens.access, signIn: number) }

    /// Returns whether this is the same sign-in as another session.
    func isSame(as other: SignedIn?) -> Bool { number == other?.number }
}

/// The rows of the signed-in user during one session. Data of one user is never read or written as another's.
struct SessionStore: DatedStore {
    private let account: LiveAccount
    private let session: SignedIn

    /// The signed-in user.
    var user: User.ID { session.user.id }

    /// - Throws: ``/Model/ServiceError/unauthorized`` if the user is signed out.
    init(_ account: LiveAccount) throws(ServiceError) {
        guard let session = account.signedIn.value else { throw .unauthorized }
        self.account = account
        self.session = session
    }

    /// Reads in one transaction.
    ///
    /// - Throws: ``/Model/ServiceError/unauthorized`` if the session has ended.
    func readRows<Value: Sendable>(
        _ value: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await account.device.read { [session] rows in
            guard rows.ownerID == session.owner else { throw ServiceError.unauthorized }
            return try value(rows)
        }
    }

    /// Writes in one transaction.
    ///
    /// - Throws: ``/Model/ServiceError/unauthorized`` if the session has ended. Nothing is written then.
    func keep(_ change: @escaping @Sendable (OwnerRows) throws -> Void) async throws(ServiceError) {
        try await account.device.write { [account, session] rows in
            // A sign-out either waits for this transaction or precedes it.
            guard rows.ownerID == session.owner, session.isSame(as: account.signedIn.value) else {
                throw ServiceError.unauthorized
            }
            try change(rows)
        }
    }

    /// - Throws: ``/Model/ServiceError/unauthorized`` if the session has ended: its data may no longer be shown.
    func check() throws(ServiceError) {
        guard session.isSame(as: account.signedIn.value) else { throw .unauthorized }
    }
}
