import Dispatch
import Foundation
import GRDB
import Logging
import Model

extension UserStores {
    /// Takes over what the guest has when somebody signs in: it reads and empties the first database, and writes the
    /// second.
    ///
    /// Each of the two is in a transaction, and the second's is committed first. A process that ends between them has both
    /// when it starts again, and this runs again: it must not do a second time what it finds done.
    typealias Joining = @Sendable (_ guest: Database, _ user: Database) throws -> Void

    /// Goes on with another user's store: opens it, runs `change`, joins what the guest has to it, and lets the streams
    /// follow. A user's files are removed when they are left; those that wait for another user, when somebody signs in.
    ///
    /// One switch runs at a time. A change that throws leaves everything as it is. What is being written meanwhile is
    /// written before, or goes to the new store.
    ///
    /// - Parameters:
    ///   - scope: Whose store is to be used. Asked for when it is this switch's turn; nil to stay.
    ///   - keepsUnsent: Whether files are left where they are that hold changes which were not sent: for a session that the
    ///     user has not ended themselves.
    ///   - change: Makes the switch hold, so that it is found at the next start.
    func switchTo(
        _ scope: @escaping @Sendable () -> SessionScope?, keepsUnsent: Bool = false,
        _ change: @escaping @Sendable () throws(ServiceError) -> Void = {}
    ) async throws(ServiceError) {
        let outcome: Result<Void, ServiceError> = await withCheckedContinuation { continuation in
            switching.async {
                continuation.resume(
                    returning: Result { () throws(ServiceError) in
                        try self.follow(scope(), keepsUnsent: keepsUnsent, change)
                    })
            }
        }
        try outcome.get()
    }

    private func follow(
        _ scope: SessionScope?, keepsUnsent: Bool, _ change: () throws(ServiceError) -> Void
    ) throws(ServiceError) {
        let old = current
        guard let scope else { return }
        if scope == old.scope { return try change() }
        let new = try store(of: scope)
        do {
            // Nobody writes to the old store while it is left: who waits for it finds it left and goes to the new one.
            try old.pool.writeWithoutTransaction { _ in
                try change()
                use(new)
            }
        } catch {
            if new !== guest { try? new.close() }
            throw old.failure(error)
        }
        if new !== guest { files.keep(new.scope, false) }
        joinGuest(to: new)
        if old !== guest { try leave(old, keepsUnsent: keepsUnsent) }
        if new !== guest { removeLeftovers() }
    }

    private func store(of scope: SessionScope) throws(ServiceError) -> UserStore {
        guard scope != .guest else { return guest }
        do {
            return try Self.open(scope, files, logger, observing)
        } catch {
            throw .storage("\(error)")
        }
    }

    /// Closes a user's store and removes it, unless it is to wait for its user.
    private func leave(_ old: UserStore, keepsUnsent: Bool) throws(ServiceError) {
        do {
            let unsent = try old.pool.read { try OutboxEntry.fetchCount($0) }
            let isKept = keepsUnsent && unsent > 0
            if isKept { files.keep(old.scope, true) }
            // The streams let go of it first.
            observing.sync {}
            try old.close()
            guard !isKept else { return }
            try files.remove(old.scope)
        } catch {
            throw .storage("\(error)")
        }
    }

    /// What fails is logged, and tried again at the next start: nothing is lost meanwhile.
    func joinGuest(to user: UserStore) {
        guard let joining, user !== guest else { return }
        do {
            try guest.pool.write { guest in
                try user.pool.writeWithoutTransaction { user in
                    try user.inDurableTransaction { try joining(guest, $0) }
                }
            }
        } catch {
            logger.error("Merging the guest's data into \(user.scope) has failed: \(user.failure(error))")
        }
    }
}
