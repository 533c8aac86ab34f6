import Dispatch
public import Foundation
import GRDB
public import Logging
import Model
import Synchronization

/// The databases of the guest and of the signed-in user. One of them is in use, and streams follow it when it changes.
public final class UserStores: Sendable {
    /// Moves the guest's data to a user who signs in.
    ///
    /// Each database is in a transaction, and the user's is committed first. If the process ends in between, the next launch
    /// runs this again: it must not add anything twice.
    typealias Joining = @Sendable (_ guest: Database, _ user: Database) throws -> Void

    private struct State {
        var current: UserStore
        var watchers: [Int: @Sendable (UserStore) -> Void] = [:]
        var last = 0
    }

    let guest: UserStore
    let products: KnownProducts
    let logger: Logger
    /// The queue that delivers observed values, in order.
    let observing: DispatchQueue
    private let files: UserFiles
    private let joining: Joining?
    /// The queue on which users sign in and out, one after the other.
    private let switching = DispatchQueue(label: "user-stores.switching")
    private let state: Mutex<State>

    /// Opens the databases of the guest and of the signed-in user, and creates them if necessary.
    ///
    /// - Parameters:
    ///   - device: The device's directory. The files are in its subdirectory `users`. Only one process at a time should use
    ///     them.
    ///   - scope: The user whose database is in use.
    ///   - shop: The catalog, whose products replace the ones that a user has seen earlier.
    ///   - logger: Logs a replaced file, and failed observations.
    /// - Throws: An error if a file can't be created, read or written.
    @concurrent
    public static func open(
        in device: URL, as scope: SessionScope, shop: ShopStore, logger: Logger = ShopStore.silent
    ) async throws(StoreOpeningError) -> UserStores {
        try await open(in: device, as: scope, products: shop.known, logger: logger, joining: nil)
    }

    /// - Parameter joining: Moves the guest's data to a user who signs in.
    @concurrent
    static func open(
        in device: URL, as scope: SessionScope, products: KnownProducts, logger: Logger, joining: Joining?
    ) async throws(StoreOpeningError) -> UserStores {
        try UserStores(in: device, as: scope, products: products, logger: logger, joining: joining)
    }

    private init(
        in device: URL, as scope: SessionScope, products: KnownProducts, logger: Logger, joining: Joining?
    ) throws(StoreOpeningError) {
        files = UserFiles(in: device)
        observing = DispatchQueue(label: "user-stores.observing")
        guest = try Self.store(of: .guest, files, observing, logger)
        let current = scope == .guest ? guest : try Self.store(of: scope, files, observing, logger)
        self.products = products
        self.joining = joining
        self.logger = logger
        state = Mutex(State(current: current))
        // An earlier process may have ended after the user signed in and before the guest's data was moved.
        joinGuest(to: current)
    }

    private static func store(
        of scope: SessionScope, _ files: UserFiles, _ observing: DispatchQueue, _ logger: Logger
    ) throws(StoreOpeningError) -> UserStore {
        let database = try AppDatabase(files.file(of: scope), schema: .user, observing: observing, logger: logger)
        return UserStore(scope: scope, database: database)
    }

    /// The user whose database is in use.
    public var scope: SessionScope { current.scope }

    /// The files of the guest and the signed-in user that couldn't be used and were replaced.
    public var replaced: [ReplacedDatabase] {
        let current = current
        return [guest.database.replaced, current === guest ? nil : current.database.replaced].compactMap(\.self)
    }

    /// The database that is in use.
    var current: UserStore { state.withLock(\.current) }
}

// MARK: - Access

extension UserStores {
    /// The database was replaced by another user's before the write began.
    private struct UserChanged: Error {}

    /// Reads from the database that is in use.
    func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database, SessionScope) throws -> Value
    ) async throws(ServiceError) -> Value {
        let store = current
        return try await store.database.read { try value($0, store.scope) }
    }

    /// Writes in one transaction to the database that is in use.
    @discardableResult
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database, SessionScope) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await writeOrThrow(change) } catch { throw failure(error) }
    }

    /// Writes like ``write(_:)``, and rethrows the errors of `change`. Map other errors with ``failure(_:)``.
    ///
    /// - Parameter durably: Whether the transaction is on the disk when this returns, so that a power failure doesn't undo
    ///   it.
    func writeOrThrow<Value: Sendable>(
        durably: Bool = false, _ change: @escaping @Sendable (Database, SessionScope) throws -> Value
    ) async throws -> Value {
        while true {
            let store = current
            let checked: @Sendable (Database) throws -> Value = { database in
                // Checked inside the transaction: nothing is written for a user who has signed out.
                guard self.current === store else { throw UserChanged() }
                return try change(database, store.scope)
            }
            do {
                guard durably else { return try await store.database.pool.write(checked) }
                return try await store.database.pool.writeWithoutTransaction { try $0.inDurableTransaction(checked) }
            } catch is UserChanged {
                continue
            }
        }
    }

    /// Returns the error for the caller.
    func failure(_ error: any Error) -> ServiceError { current.database.failure(error) }

    /// Returns the current value of the database in use, then each new value, also after another user's database is in use.
    /// A slow observer skips to the newest value. A failure is logged and ends the stream.
    func values<Value: Equatable & Sendable>(
        of what: String, _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let last = Mutex<Value?>(nil)
            let end = watch(what, fetch) { value in
                // Another user may have the same value.
                let isNew = last.withLock { last in
                    defer { last = value }
                    return last != value
                }
                if isNew { continuation.yield(value) }
            } onFailure: {
                continuation.finish()
            }
            continuation.onTermination = { _ in end() }
        }
    }

    /// Returns values that are made of the user's rows and the products in the catalog, like ``values(of:_:)``.
    func values<Rows: Equatable & Sendable, Value: Equatable & Sendable>(
        of what: String, rows: @escaping @Sendable (Database) throws -> Rows,
        ids: @escaping @Sendable (Rows) -> Set<Product.ID>,
        value: @escaping @Sendable (Rows, CatalogFacts) -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let join = ProductJoin(
                of: what, catalog: products.database, on: observing, ids: ids, value: value, continuation: continuation)
            let end = watch(what, rows) {
                join.change($0)
            } onFailure: {
                continuation.finish()
            }
            continuation.onTermination = { _ in
                end()
                join.end()
            }
        }
    }

    /// Calls `onChange` with the current value, then with each new one, on ``observing``.
    ///
    /// - Returns: A function that ends the observation.
    func watch<Value: Equatable & Sendable>(
        _ what: String, _ fetch: @escaping @Sendable (Database) throws -> Value,
        onChange: @escaping @Sendable (Value) -> Void, onFailure: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
        let following = Following(what: what, fetch: fetch, onChange: onChange, onFailure: onFailure)
        let number = state.withLock { state in
            state.last += 1
            state.watchers[state.last] = { following.follow($0) }
            // Inside the lock, so that it precedes the next switch.
            observing.async { [current = state.current] in following.follow(current) }
            return state.last
        }
        return { [weak self] in
            self?.state.withLock { $0.watchers[number] = nil }
            following.end()
        }
    }
}

// MARK: - Signing in and out

extension UserStores {
    /// Uses another user's database: opens it, runs `change`, moves the guest's data to it, and lets the streams follow. The
    /// files of the previous user are removed, unless they have unsent changes to keep.
    ///
    /// Switches run one after the other. If `change` throws, nothing changes, and nothing else throws after the change:
    /// files that can't be removed are logged, and removed at the next launch. Concurrent writes are either complete before
    /// the switch, or go to the new database.
    ///
    /// - Parameters:
    ///   - scope: Returns the user when the switch begins, or `nil` to change nothing.
    ///   - keepsUnsent: Whether to keep the files of the previous user if they have unsent changes, for a session that the
    ///     user has not ended.
    ///   - change: Stores the session, so that the next launch finds it. Receives the previous user's database.
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
        if scope == old.scope { return try old.database.pool.writeWithoutTransaction(change) }
        let new = try store(of: scope)
        // Nothing is written to the old database in the meantime: waiting writes go to the new one.
        try old.database.pool.writeWithoutTransaction { database in
            let isKept = try keepsUnsent && old !== guest && !UnsentChanges(database).isEmpty
            // Noted first: the process may end at any time.
            if isKept { files.keep(old.scope, true) }
            do { try change(database) } catch {
                if isKept { files.keep(old.scope, false) }
                throw error
            }
            use(new)
        }
        if new !== guest { files.keep(new.scope, false) }
        joinGuest(to: new)
        if old !== guest { leave(old) }
        if new !== guest { removeLeftovers() }
    }

    private func store(of scope: SessionScope) throws(ServiceError) -> UserStore {
        guard scope != .guest else { return guest }
        do {
            return try Self.store(of: scope, files, observing, logger)
        } catch {
            throw .storage("\(error)")
        }
    }

    private func use(_ store: UserStore) {
        state.withLock { state in
            state.current = store
            let watchers = state.watchers.sorted { $0.key < $1.key }.map(\.value)
            observing.async { for watcher in watchers { watcher(store) } }
        }
    }

    /// Removes the files of the previous user, unless they are kept. Accesses that still run keep the removed database open
    /// until they end. A failure is logged, and the next launch tries again.
    private func leave(_ old: UserStore) {
        guard !files.isKept(old.scope) else { return }
        do {
            try files.remove(old.scope)
        } catch {
            logger.error("Removing the data of \(old.scope) failed: \(error)")
        }
    }

    /// A failure is logged, and the next launch tries again.
    private func joinGuest(to user: UserStore) {
        guard let joining, user !== guest else { return }
        do {
            try guest.database.pool.write { guest in
                try user.database.pool.writeWithoutTransaction { user in
                    try user.inDurableTransaction { try joining(guest, $0) }
                }
            }
        } catch {
            logger.error("Moving the guest's data to \(user.scope) failed: \(user.database.failure(error))")
        }
    }

    /// Removes the files of users who aren't signed in: an earlier process may have ended before it removed them. Files with
    /// unsent changes are kept until their user discards them.
    func removeLeftovers() {
        let current = current.scope
        for scope in files.scopes() where scope != .guest && scope != current && !files.isKept(scope) {
            do throws(StoreOpeningError) {
                try files.remove(scope)
            } catch {
                logger.error("\(error)")
            }
        }
    }

    /// Keeps the files of all users until they sign in again: their session ended without a sign-out.
    func keepLeftovers() {
        for scope in files.scopes() where scope != .guest { files.keep(scope, true) }
    }
}
