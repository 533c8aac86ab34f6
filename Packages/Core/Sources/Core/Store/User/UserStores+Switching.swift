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
    /// follow. A user's files are removed when they are left, unless they hold unsent changes that are to be kept.
    ///
    /// One switch runs at a time. A change that throws leaves everything as it is, and nothing else throws after the
    /// change: what can't be removed is logged, and removed at the next start. What is being written in the meantime is
    /// written before, or goes to the new store.
    ///
    /// - Parameters:
    ///   - scope: Whose store is to be used. Asked for when it is this switch's turn; nil to stay.
    ///   - keepsUnsent: Whether files with unsent changes stay: for a session that the user has not ended themselves.
    ///   - change: Makes the switch hold, so that it is found at the next start. Receives the database that is left.
    func switchTo(
        _ scope: @escaping @Sendable () -> SessionScope?, keepsUnsent: Bool = false,
        _ change: @escaping @Sendable (Database) throws -> Void = { _ in }
    ) async throws {
        try await withCheckedThrowingContinuation { continuation in
            switching.async {
                continuation.resume(
                    with: Result { try self.follow(scope(), keepsUnsent: keepsUnsent, change) })
            }
        }
    }

    private func follow(
        _ scope: SessionScope?, keepsUnsent: Bool, _ change: (Database) throws -> Void
    ) throws {
        let old = current
        guard let scope else { return }
        if scope == old.scope { return try old.pool.writeWithoutTransaction(change) }
        let new = try store(of: scope)
        do {
            // Nobody writes to the old store while it is left: who waits for it finds it left and goes to the new one.
            try old.pool.writeWithoutTransaction { database in
                let isKept = try keepsUnsent && old !== guest && !UnsentChanges(database).isEmpty
                // Noted first: the process may end at any place.
                if isKept { files.keep(old.scope, true) }
                do { try change(database) } catch {
                    if isKept { files.keep(old.scope, false) }
                    throw error
                }
                use(new)
            }
        } catch {
            if new !== guest { try? new.close() }
            throw error
        }
        if new !== guest { files.keep(new.scope, false) }
        joinGuest(to: new)
        if old !== guest { leave(old) }
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

    /// Closes a user's store and removes it, unless it is to wait for its user. The user has left already: what fails is
    /// logged, and tried again at the next start.
    private func leave(_ old: UserStore) {
        // The streams let go of it first.
        observing.sync {}
        do {
            try old.close()
            if !files.isKept(old.scope) { try files.remove(old.scope) }
        } catch {
            logger.error("Removing the data of \(old.scope) has failed: \(error)")
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
