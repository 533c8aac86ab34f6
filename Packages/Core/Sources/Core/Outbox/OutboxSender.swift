import FlowKit
import Foundation
import GRDB
import Logging
import Model

/// Sends the pending changes of the signed-in user, one request at a time.
///
/// An attempt is counted before the request is sent, and the entry is removed in the transaction that applies the
/// response. So the process may end at any moment: a change that was perhaps sent is sent again with the same key, by
/// which the server recognizes it.
actor OutboxSender {
    struct Dependencies: Sendable {
        let account: LiveAccount
        let api: URL
        let transport: any HTTPTransport
        var capabilities = ServerCapabilities.all
        /// Loads products that are in the server's bag, or that a rejection is about.
        let products: any ProductService
        /// Marks products as stale, because an order changed their stock.
        var markStale: @Sendable (Set<Product.ID>) async -> Void = { _ in }
        let logger: Logger
        var policy = OutboxPolicy()
        /// The clock for delays within this process.
        var clock: any Clock<Duration> = ContinuousClock()
        /// The device's clock, for delays that continue after a restart.
        var now: @Sendable () -> Date = { Date() }
        var generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    }

    /// The state that the sender reports.
    struct Progress: Hashable, Sendable {
        var isSending = false
        var lastFailure: ServiceError?
    }

    /// The sender's decision after a step.
    enum NextStep: Hashable, Sendable {
        case again
        /// Waits for a time, or for a signal.
        case wait(Duration)
        /// Waits for a signal.
        case sleep

        func orAfter(_ wait: Duration?) -> NextStep {
            switch (self, wait) {
            case (.again, _), (_, nil): self
            case (.sleep, let wait?): .wait(wait)
            case (.wait(let own), let wait?): .wait(min(own, wait))
            }
        }
    }

    /// The state of one sign-in in this process.
    struct Session {
        let context: SenderContext
        let api: OutboxAPI
        let transport: any HTTPTransport
        var pulls: Set<OutboxPull>
        var lastPull: Duration
        var failedPulls = 0
        var pullDue: Duration = .zero
        var waitsForSignIn = false
    }

    let dependencies: Dependencies
    let progress = CurrentValue(Progress())
    let elapsed: @Sendable () -> Duration
    var generator: any RandomNumberGenerator & Sendable
    var session: Session?

    init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
        elapsed = stopwatch(dependencies.clock)
        generator = dependencies.generator
    }

    // MARK: - Loop

    /// Does the next thing that is due.
    func step() async -> NextStep {
        do throws(ServiceError) {
            return try await nextStep()
        } catch .cancelled {
            return .again
        } catch {
            // The database is closed with the services, and when its user signs out.
            guard !Task.isCancelled, let session,
                SenderContext(dependencies.account)?.isSame(as: session.context) == true
            else { return .again }
            dependencies.logger.error("Sending the user's changes failed: \(error)")
            return .wait(.seconds(5))
        }
    }

    private func nextStep() async throws(ServiceError) -> NextStep {
        guard let context = SenderContext(dependencies.account) else {
            session = nil
            return .sleep
        }
        if session?.context.isSame(as: context) != true { begin(context) }
        guard let session, !session.waitsForSignIn else { return .sleep }
        let untilPull = session.pulls.isEmpty ? nil : max(session.pullDue - elapsed(), .zero)
        if untilPull == .zero {
            try await pull(session.pulls)
            return .again
        }
        let queue = try await context.store.read { try OutboxQueue($0) }
        let needsCart = queue.hasMergedLines || queue.cart == nil && queue.heads.contains { $0.lane == .bag }
        if needsCart, supports(.carts), !session.pulls.contains(.bag) {
            self.session?.pulls.insert(.bag)
            return .again
        }
        var next = NextStep.sleep.orAfter(untilPull)
        for entry in queue.heads {
            // The server's bag has to be known first.
            if entry.lane == .bag, supports(.carts), queue.cart == nil { continue }
            let wait = entry.wait(at: dependencies.now())
            if wait == .zero {
                try await attempt(entry, cart: queue.cart ?? 0)
                return .again
            }
            next = next.orAfter(wait)
        }
        return next
    }

    private func begin(_ context: SenderContext) {
        let tokens = SignInTokens(account: dependencies.account, signIn: context.signIn)
        session = Session(
            context: context, api: OutboxAPI(api: dependencies.api, user: context.user.id),
            transport: dependencies.transport.with(.authorization(for: dependencies.api, tokens: tokens)),
            pulls: allPulls, lastPull: elapsed())
        progress.update { $0 = Progress() }
    }

    func supports(_ capability: ServerCapabilities) -> Bool { dependencies.capabilities.contains(capability) }

    /// Writes to the database of the current sign-in.
    ///
    /// - Throws: ``/Model/ServiceError/cancelled`` if the sign-in is over. Nothing is written then.
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        guard let context = session?.context ?? SenderContext(dependencies.account) else { throw .cancelled }
        return try await context.store.write { [users = dependencies.account.users] database in
            guard users.current === context.store else { throw ServiceError.cancelled }
            return try change(database)
        }
    }

    // MARK: - Requests of the user and the app

    /// Makes entries due whose delay is at most about as long as the server was unreachable. A server that comes and goes
    /// may respond to a probe and fail each change.
    func serverIsBack(after absence: Duration) async { await clearDelays(upTo: absence * 2) }

    /// Makes all delayed entries due, or those with at most this delay.
    func clearDelays(upTo delay: Duration? = nil) async {
        session?.pullDue = .zero
        do throws(ServiceError) {
            try await write { try OutboxEntry.clearDelays(upTo: delay, in: $0) }
        } catch {
            dependencies.logger.info("The delays of the outbox could not be cleared: \(error)")
        }
    }

    /// Sends an entry again that needs attention.
    func retry(_ key: UUID) async throws(ServiceError) {
        try await write { database in
            guard var entry = try OutboxEntry.entry(key, in: database), entry.needsAttention else { return }
            // The entry was sent, so it keeps its content.
            (entry.needsAttention, entry.attempts, entry.answers, entry.unreadable) = (false, 1, 0, 0)
            try entry.update(database)
        }
    }

    /// Removes an entry that needs attention, and restores the server's state.
    func discard(_ key: UUID) async throws(ServiceError) {
        let (now, images, user) = (dependencies.now(), images, dependencies.account.signedIn.value?.user)
        let pull = try await write { database -> OutboxPull? in
            guard let entry = try OutboxEntry.entry(key, in: database), entry.needsAttention else { return nil }
            let reversal = OutboxReversal(
                database: database, images: images, user: user, now: now, entry: entry, refusal: nil)
            return try reversal.run()
        }
        if let pull { session?.pulls.insert(pull) }
    }

    var images: ImageAddresses { dependencies.account.users.products.images }

    // MARK: - Attempts

    /// Sends an entry, and applies the outcome.
    private func attempt(_ entry: OutboxEntry, cart: Int) async throws(ServiceError) {
        guard let session else { return }
        guard supports(entry.change.capability) else {
            return try await postpone(entry, .notFound("resource"), retryAfter: nil, limit: 0)
        }
        let request = try session.api.request(for: entry, cart: cart)
        guard let entry = try await write({ try OutboxEntry.beginAttempt(entry.key, in: $0) }) else { return }
        progress.update { $0.isSending = true }
        let result = await session.transport.outcome(of: request)
        progress.update { $0.isSending = false }
        switch SendOutcome(result) {
        case .cancelled: break
        case .signIn: waitForSignIn()
        case .retry(let failure, let retryAfter, let limit):
            // The cart may have another number now.
            if case .notFound = failure, entry.lane == .bag { self.session?.pulls.insert(.bag) }
            try await postpone(entry, failure, retryAfter: retryAfter, limit: limit)
        case .rejected(let refusal):
            progress.update { $0.lastFailure = nil }
            dependencies.logger.notice("The server rejected change \(entry.number) (\(refusal.status))")
            try await reject(entry, refusal)
        case .done(let response):
            do throws(ServiceError) {
                try await complete(entry, response, to: request)
                progress.update { $0.lastFailure = nil }
            } catch {
                guard case .undecodable = error else { throw error }
                try await completeUnread(entry, response, error)
            }
        }
    }

    /// Pauses until another sign-in, because the server doesn't accept the tokens of this one.
    func waitForSignIn() {
        let isOver = SenderContext(dependencies.account)?.isSame(as: session?.context) ?? true
        session?.waitsForSignIn = isOver
        progress.update { $0.lastFailure = .unauthorized }
    }

    private func postpone(
        _ entry: OutboxEntry, _ failure: ServiceError, retryAfter: Duration?, limit: Int?, isUnreadable: Bool = false
    ) async throws(ServiceError) {
        let delay = dependencies.policy.delay(after: entry.attempts, retryAfter: retryAfter, using: &generator)
        progress.update { $0.lastFailure = failure }
        var entry = entry
        if limit != nil { entry.answers += 1 }
        if isUnreadable { entry.unreadable += 1 }
        if let limit, entry.answers >= limit {
            entry.needsAttention = true
            dependencies.logger.error("Change \(entry.number) needs attention: \(failure)")
        } else {
            entry.postpone(by: delay, from: dependencies.now())
        }
        // A later change may have replaced an entry that was never sent.
        try await write { [entry] in if try entry.exists($0) { try entry.update($0) } }
    }

    private func reject(_ entry: OutboxEntry, _ refusal: RefusalDTO) async throws(ServiceError) {
        switch entry.change {
        case .bagSet(let id, _, _): await loadRejected([id])
        case .placeOrder(let lines): await loadRejected(lines.map(\.product))
        case .wishlistSet, .profileChange: break
        }
        let (now, images, user) = (dependencies.now(), images, session?.context.user)
        let pull = try await write { database in
            let reversal = OutboxReversal(
                database: database, images: images, user: user, now: now, entry: entry, refusal: refusal)
            return try reversal.run()
        }
        if let pull { session?.pulls.insert(pull) }
    }

    /// Loads the price and stock that the server rejected the change with. A failure has no effect on the change.
    private func loadRejected(_ ids: [Product.ID]) async {
        do throws(ServiceError) { try await load(ids) } catch {
            dependencies.logger.info("The rejected products could not be loaded: \(error)")
        }
    }
}

// MARK: - Completion

extension OutboxSender {
    /// Removes an entry and applies the server's response, in one transaction.
    ///
    /// - Throws: ``/Model/ServiceError/undecodable(path:reason:snippet:)`` if the response can't be read. The entry is
    ///   still in the queue then.
    private func complete(
        _ entry: OutboxEntry, _ response: APIResponse, to request: APIRequest
    ) async throws(ServiceError) {
        guard let session else { return }
        switch entry.change {
        case .bagSet:
            let cart = try WireDecoder.decode(CartDTO.self, from: response, to: request)
            let isReplay = response.isReplay
            let hasForeignChange = try await write { database in
                try entry.delete(database)
                let state = OutboxState(database: database)
                let seen = try state.number(.cartRevision)
                // A repeated response has the state of the first attempt.
                if isReplay { return true }
                try state.set(.cartRevision, "\(cart.revision)")
                return seen.map { cart.revision != $0 && cart.revision != $0 &+ 1 } ?? true
            }
            if hasForeignChange { self.session?.pulls.insert(.bag) }
        case .wishlistSet:
            _ = try WireDecoder.decode(WishesDTO.self, from: response, to: request)
            try await write { _ = try entry.delete($0) }
        case .placeOrder(let lines):
            let order = try WireDecoder.decode(OrderDTO.self, from: response, to: request).order(base: session.api.base)
            try await completeOrder(entry, lines, order)
        case .profileChange:
            let user = try WireDecoder.decode(UserDTO.self, from: response, to: request).user(base: session.api.base)
            try await write { database in
                try entry.delete(database)
                try OutboxState(database: database).setProfile(user, of: session.context.user.id)
            }
        }
    }

    /// - Parameter order: The order in the response. `nil` if it couldn't be read.
    private func completeOrder(
        _ entry: OutboxEntry, _ lines: [OrderLine], _ order: Order?
    ) async throws(ServiceError) {
        try await write { [images] database in
            try entry.delete(database)
            _ = try PendingOrderTable(database: database, images: images).take(entry.key)
            if let order { try OrderTable(database: database, images: images).save(order) }
            try LoadDates(database: database).forget(.orders)
            // The server took the ordered quantities out of its bag, also if the user has added the products again.
            for line in lines {
                guard let held = try BagTable(database: database).line(line.product) else { continue }
                try OutboxEntry.enqueue(.bagSet(line.product, quantity: held.quantity), in: database)
            }
        }
        await dependencies.markStale(Set(lines.map(\.product)))
        session?.pulls.insert(.bag)
    }

    /// Sends an entry again whose response can't be read. The last time, the change counts as made.
    private func completeUnread(
        _ entry: OutboxEntry, _ response: APIResponse, _ error: ServiceError
    ) async throws(ServiceError) {
        guard response.hasJSON else { return try await postpone(entry, error, retryAfter: nil, limit: nil) }
        guard entry.unreadable + 1 >= OutboxPolicy.maximumUnreadable else {
            return try await postpone(
                entry, error, retryAfter: nil, limit: OutboxPolicy.maximumUnavailable, isUnreadable: true)
        }
        dependencies.logger.error("The response to change \(entry.number) can't be read: \(error)")
        session?.pulls.formUnion(allPulls)
        if case .placeOrder(let lines) = entry.change { return try await completeOrder(entry, lines, nil) }
        try await write { _ = try entry.delete($0) }
    }
}

// MARK: - Context

/// The sign-in whose changes are sent: a user's database and tokens.
struct SenderContext: Sendable {
    let store: UserStore
    let user: User
    /// The number of the sign-in. Each has its own tokens.
    let signIn: Int

    /// Returns `nil` for the guest, and while a user is signing in or out.
    init?(_ account: LiveAccount) {
        let store = account.users.current
        guard let signedIn = account.signedIn.value, store.scope == signedIn.scope else { return nil }
        self.store = store
        user = signedIn.user
        signIn = signedIn.number
    }

    func isSame(as other: SenderContext?) -> Bool { store === other?.store && signIn == other?.signIn }
}

/// The tokens of one sign-in, so that changes are never sent as another user.
private struct SignInTokens: TokenSource {
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
