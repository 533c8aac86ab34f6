import FlowKit
import GRDB
import Model

/// The database of who is signed in, for as long as it is them: nothing of one user is read or written as another's.
struct SignedInStore: DatedStore {
    private let account: LiveAccount
    private let user: SignedIn

    /// - Throws: ``/Model/ServiceError/unauthorised`` when nobody is signed in.
    init(_ account: LiveAccount) throws(ServiceError) {
        guard let user = account.signedIn.value else { throw .unauthorised }
        self.account = account
        self.user = user
    }

    /// Reads in one transaction.
    ///
    /// - Throws: ``/Model/ServiceError/unauthorised`` when they have signed out meanwhile.
    func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await account.users.read { [scope = user.scope] database, current in
            guard scope == current else { throw ServiceError.unauthorised }
            return try value(database)
        }
    }

    /// Writes in one transaction.
    ///
    /// - Throws: ``/Model/ServiceError/unauthorised`` when they have signed out meanwhile: nothing of theirs is written
    ///   then.
    func keep(_ change: @escaping @Sendable (Database) throws -> Void) async throws(ServiceError) {
        try await account.users.write { [account, user] database, scope in
            // Signing out waits for this, or is seen here.
            guard scope == user.scope, account.signedIn.value?.number == user.number else {
                throw ServiceError.unauthorised
            }
            try change(database)
        }
    }

    func dates<Value: Sendable>(
        _ read: @escaping @Sendable (LoadDates) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await self.read { try read(LoadDates(database: $0)) }
    }

    /// - Throws: ``/Model/ServiceError/unauthorised`` when they have signed out meanwhile: what is theirs is not for the
    ///   screen any more.
    func stillHere() throws(ServiceError) {
        guard account.signedIn.value?.number == user.number else { throw .unauthorised }
    }
}
