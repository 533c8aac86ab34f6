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
        /// The number of times that the server's state was loaded, or could not be.
        var pullAttempts = 0
        /// Why the last of these attempts failed.
        var pullFailure: ServiceError?
    }

    /// The sender's decision after a step.
    enum NextStep: Hashable, Sendable {
        case again
        /// Waits for a signal, or until a time has passed.
        case wait(Duration?)
    }

    /// The state of one sign-in in this process.
    struct Session {
        let signedIn: SignedIn
        let api: OutboxAPI
        let transport: any HTTPTransport
        var pulls: Set<OutboxPull>
        var lastPull: Duration
        /// Whether the user asked for the server's state, also for a profile that was loaded recently.
        var isRequested = false
        var failedPulls = 0
        /// The number of responses without the cart since the last one with it.
        var failedCarts = 0
        var pullDue: Duration = .zero
        var waitsForSignIn = false
        /// The entries that the user asked to send again, although the server may have forgotten their keys.
        var confirmed: Set<UUID> = []
    }

    let dependencies: Dependencies
    let progress = CurrentValue(Progress())
    let elapsed: @Sendable () -> Duration
    var generator: any RandomNumberGenerator & Sendable
    var session: Session?
    /// The number of steps in a row that failed on the device.
    private var failedSteps = 0

    init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
        elapsed = stopwatch(dependencies.clock)
        generator = dependencies.generator
    }

    /// Does the next thing that is due.
    func step() async -> NextStep {
        do throws(ServiceError) {
            let next = try await nextStep()
            failedSteps = 0
            return next
        } catch {
            guard !Task.isCancelled, session?.signedIn.isSame(as: account.signedIn.value) == true else { return .again }
            // The rows of a session end before it does.
            if error != .cancelled { dependencies.logger.error("Sending the user's changes failed: \(error)") }
            // A step that fails after a response sends the change again, so the waits grow.
            failedSteps += 1
            let delay = dependencies.policy.delay(after: failedSteps, retryAfter: nil, using: &generator)
            return .wait(max(delay, .seconds(5)))
        }
    }

    private func nextStep() async throws(ServiceError) -> NextStep {
        guard let signedIn = account.signedIn.value else {
            session = nil
            progress.update { $0.endPull(.cancelled) }
            return .wait(nil)
        }
        if session?.signedIn.isSame(as: signedIn) != true { begin(signedIn) }
        guard let session, !session.waitsForSignIn else {
            progress.update { $0.endPull(.unauthorized) }
            return .wait(nil)
        }
        let untilPull = session.pulls.isEmpty ? nil : max(session.pullDue - elapsed(), .zero)
        if untilPull == .zero {
            try await pull(session.pulls)
            return .again
        }
        let queue = try await read(session) { try OutboxQueue($0) }
        let needsCart = queue.hasMergedLines || queue.cart == nil && queue.heads.contains { $0.lane == .bag }
        if needsCart, supports(.carts), !session.pulls.contains(.bag) {
            self.session?.pulls.insert(.bag)
            return .again
        }
        var waits = [untilPull].compactMap(\.self)
        for var entry in queue.heads {
            // The server's bag has to be known first.
            if entry.lane == .bag, supports(.carts), queue.cart == nil { continue }
            let now = dependencies.now()
            if entry.restartDelay(at: now) { try await store(entry) }
            let wait = entry.wait(at: now)
            if wait == .zero {
                try await attempt(entry, cart: queue.cart ?? 0)
                return .again
            }
            waits.append(wait)
        }
        return .wait(waits.min())
    }

    private func begin(_ signedIn: SignedIn) {
        session = Session(
            signedIn: signedIn, api: OutboxAPI(api: dependencies.api, user: signedIn.user.id),
            transport: dependencies.transport.with(
                .authorization(for: dependencies.api, tokens: account.tokens(of: signedIn))),
            pulls: allPulls, lastPull: elapsed())
        progress.update { $0 = Progress(pullAttempts: $0.pullAttempts) }
    }

    var account: LiveAccount { dependencies.account }

    func supports(_ capability: ServerCapabilities) -> Bool { dependencies.capabilities.contains(capability) }

    /// Reads the rows of a session's user.
    ///
    /// - Throws: ``/Model/ServiceError/cancelled`` if the session is over.
    func read<Value: Sendable>(
        _ session: Session, _ value: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await account.device.read { [owner = session.signedIn.owner] rows in
            guard rows.ownerID == owner else { throw ServiceError.cancelled }
            return try value(rows)
        }
    }

    /// Changes the rows of the current session's user.
    ///
    /// - Throws: ``/Model/ServiceError/cancelled`` if the session is over. Nothing is written then.
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws(ServiceError) -> Value {
        guard let owner = (session?.signedIn ?? account.signedIn.value)?.owner else { throw .cancelled }
        return try await account.device.write { rows in
            guard rows.ownerID == owner else { throw ServiceError.cancelled }
            return try change(rows)
        }
    }

    /// Makes all delayed entries due, or those with at most this delay.
    func clearDelays(upTo delay: Duration? = nil) async {
        session?.pullDue = .zero
        session?.waitsForSignIn = false
        do throws(ServiceError) {
            try await write { try OutboxEntry.clearDelays(upTo: delay, in: $0) }
        } catch {
            dependencies.logger.info("The delays of the outbox could not be cleared: \(error)")
        }
    }

    /// Sends an entry, and applies the outcome.
    private func attempt(_ entry: OutboxEntry, cart: Int) async throws(ServiceError) {
        guard let session else { return }
        guard supports(entry.change.capability) else {
            return try await postpone(entry, .notFound("resource"), retryAfter: nil, limit: 0)
        }
        if try await isTooOld(entry, session) {
            let age = Duration.seconds(OutboxPolicy.maximumOrderAge)
            return try await postpone(entry, .timedOut(after: age), retryAfter: nil, limit: 0)
        }
        let request = try session.api.request(for: entry.change, key: entry.key, cart: cart)
        guard let entry = try await write({ try OutboxEntry.beginAttempt(entry.key, in: $0) }) else { return }
        progress.update { $0.isSending = true }
        let result = await session.transport.outcome(of: request)
        progress.update { $0.isSending = false }
        switch SendOutcome(result) {
        case .cancelled: break
        case .signIn: waitForSignIn()
        case .retry(let failure, let retryAfter, let limit):
            // The cart may have another number now.
            if failure.isMissing, entry.lane == .bag { self.session?.pulls.insert(.bag) }
            try await postpone(entry, failure, retryAfter: retryAfter, limit: limit)
        case .rejected(let refusal):
            progress.update { $0.lastFailure = nil }
            dependencies.logger.notice("The server rejected change \(entry.number) (\(refusal.status))")
            try await reject(entry, refusal)
        case .done(let response):
            do throws(ServiceError) {
                try await complete(entry, response)
                progress.update { $0.lastFailure = nil }
            } catch {
                guard case .undecodable = error else { throw error }
                try await completeUnread(entry, response, error)
            }
        }
    }

    /// Pauses until another sign-in, or until the user asks to send, because the server doesn't accept the tokens of this one.
    func waitForSignIn() {
        let isCurrent = account.signedIn.value?.isSame(as: session?.signedIn) ?? true
        session?.waitsForSignIn = isCurrent
        progress.update { $0.lastFailure = .unauthorized }
    }

    func postpone(
        _ entry: OutboxEntry, _ failure: ServiceError, retryAfter: Duration?, limit: Int?, isUnreadable: Bool = false
    ) async throws(ServiceError) {
        let delay = dependencies.policy.delay(after: entry.attempts, retryAfter: retryAfter, using: &generator)
        progress.update { $0.lastFailure = failure }
        var entry = entry
        if limit != nil { entry.failedResponses += 1 }
        if isUnreadable { entry.unreadable += 1 }
        if let limit, entry.failedResponses >= limit {
            entry.needsAttention = true
            dependencies.logger.error("Change \(entry.number) needs attention: \(failure)")
        } else {
            entry.postpone(by: delay, from: dependencies.now())
        }
        try await store(entry)
    }

    /// Stores an entry, unless a later change has replaced it. Then another entry may have its number.
    private func store(_ entry: OutboxEntry) async throws(ServiceError) {
        try await write { rows in
            if try OutboxEntry.entry(entry.key, in: rows) != nil { try entry.update(rows.database) }
        }
    }

    private func reject(_ entry: OutboxEntry, _ refusal: RefusalDTO) async throws(ServiceError) {
        // The price and stock that the server rejected the change with. A failure has no effect on the change.
        do throws(ServiceError) {
            switch entry.change {
            case .bagSet(let id, _, _): try await load([id])
            case .placeOrder(let lines, _): try await load(lines.map(\.product))
            case .wishlistSet, .cancelOrder, .profileChange: break
            }
        } catch {
            dependencies.logger.info("The rejected products could not be loaded: \(error)")
        }
        let reversal = OutboxReversal(
            entry: entry, refusal: refusal, hasCarts: supports(.carts), now: dependencies.now())
        if let pull = try await write({ try reversal.run(in: $0) }) { request(pull) }
    }
}
