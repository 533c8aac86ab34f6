import Foundation
import Hummingbird
import Logging
import Synchronization

/// Holds everything that changes in a server, behind one lock. A change is written to the state file, if there is one,
/// before it takes effect and before the server responds.
final class ServerState: Sendable {
    /// The state at one moment.
    struct Snapshot {
        var stored: StoredState
        var catalog: Catalog
    }

    private struct Content {
        var current: Snapshot
        var appConfiguration: Data
        /// The number of changes that each idempotency key made in this process.
        var effects: [String: Int] = [:]

        /// The number of keys whose effects are counted, so that tests can read them without unbounded memory.
        static let maximumEffects = 10_000
    }

    private let content: Mutex<Content>
    private let file: StateFile?
    /// The reason why the state file isn't used; nil if it is. The server then refuses to run and to make changes.
    let refusal: StateFileError?
    /// The new location of a state file that was damaged or of another version.
    let setAside: URL?

    /// The clock for the dates of changes, tokens and keys.
    let now: @Sendable () -> Date

    init(
        _ catalog: Catalog, file url: URL?, appConfiguration: Data, now: @escaping @Sendable () -> Date = { Date() },
        logger: Logger
    ) {
        self.now = now
        file = url.map { StateFile($0) }
        var stored = StoredState(epoch: String(UInt32.random(in: 1 ... .max), radix: 36))
        var (setAside, refusal): (URL?, StateFileError?) = (nil, nil)
        do throws(StateFileError) {
            switch try file?.read() {
            case .state(let state): stored = state
            case .setAside(let location, let reason):
                setAside = location
                logger.warning(
                    "The server's state can't be used (\(reason)). It was moved to \(location.path), and the server starts without it."
                )
            case .missing, nil: break
            }
            // A directory that can't be written to is reported before a user makes a change.
            try file?.checkDirectory()
        } catch {
            refusal = error
        }
        (self.setAside, self.refusal) = (setAside, refusal)
        var catalog = catalog
        for id in stored.removed { catalog.remove(id) }
        // An edited file may contain any number.
        stored.changed = stored.changed.mapValues { $0.clamped() }
        for product in stored.changed.values { catalog.put(product) }
        content = Mutex(
            Content(current: Snapshot(stored: stored, catalog: catalog), appConfiguration: appConfiguration))
    }

    var snapshot: Snapshot { content.withLock { $0.current } }

    var catalog: Catalog { content.withLock { $0.current.catalog } }

    var tokens: IssuedTokens { content.withLock { $0.current.stored.tokens } }

    var appConfiguration: Data {
        get { content.withLock { $0.appConfiguration } }
        set { content.withLock { $0.appConfiguration = newValue } }
    }

    func registered(_ user: StoreUser.ID) -> RegisteredUser? {
        content.withLock { $0.current.stored.registered?[user] }
    }

    func customer(_ user: StoreUser.ID) -> Customer { content.withLock { $0.current.stored[user] } }

    /// Returns the number of changes that an idempotency key made in this process.
    func effects(of key: String) -> Int { content.withLock { $0.effects[key] ?? 0 } }

    /// Makes a change and stores it.
    func change(_ body: (inout StateTransaction) -> Void) throws(StateFileError) {
        try content.withLock { (content) throws(StateFileError) in
            var transaction = StateTransaction(content.current, at: now())
            body(&transaction)
            try commit(transaction, to: &content)
        }
    }

    /// Makes the change that a user requests, once for each idempotency key, and returns the response.
    ///
    /// - Parameter body: Makes the change and returns its response. An error discards the change; with a key, the error's
    ///   response is remembered.
    func change(
        _ request: ChangeRequest, _ body: (inout StateTransaction) throws -> PrivateResponse
    ) throws -> PrivateResponse {
        try content.withLock { content in
            let user = request.user.id
            if let key = request.key, let known = content.current.stored[user].answers[key] {
                guard known.fingerprint == request.fingerprint else { throw HTTPError.keyOfAnotherRequest }
                return known.replayed
            }
            var transaction = StateTransaction(content.current, at: now())
            let response: PrivateResponse
            var failure: (any Error)?
            do {
                response = try body(&transaction)
            } catch {
                guard request.key != nil else { throw error }
                transaction = StateTransaction(content.current, at: now())
                response = try PrivateResponse(error)
                failure = error
            }
            if let key = request.key {
                transaction.stored[user].answers.remember(response, key, request.fingerprint, at: transaction.date)
            }
            do {
                try commit(transaction, to: &content)
            } catch {
                throw HTTPError.cannotBeStored
            }
            if let key = request.key, failure == nil { countEffect(of: key, in: &content) }
            return response
        }
    }

    private func commit(_ transaction: StateTransaction, to content: inout Content) throws(StateFileError) {
        if let refusal { throw refusal }
        try file?.write(transaction.stored)
        content.current = Snapshot(stored: transaction.stored, catalog: transaction.catalog)
    }

    private func countEffect(of key: String, in content: inout Content) {
        guard content.effects.count < Content.maximumEffects || content.effects[key] != nil else { return }
        content.effects[key, default: 0] += 1
    }
}
