import FlowKit
import Foundation
import Logging
import Model

/// Sends what waits in the outbox of who is signed in: strictly in order, one at a time.
///
/// An attempt is counted before the request leaves, and the entry goes in the transaction that applies the answer. So a
/// process may end at any moment: what was not sent is sent, and what was perhaps sent is sent again with the same key,
/// by which the server knows it.
actor OutboxSender {
    /// What the sender stands on.
    struct Surroundings: Sendable {
        let account: LiveAccount
        let api: URL
        let transport: any HTTPTransport
        /// Learns of products that are in the server's bag, or that a refusal is about. Fails when it can't be asked.
        let learn: @Sendable (Set<Product.ID>) async throws(ServiceError) -> Void
        /// Told of products whose stock the server has changed, because they were ordered.
        var outdate: @Sendable (Set<Product.ID>) async -> Void = { _ in }
        let logger: Logger
        var schedule = OutboxSchedule()
        /// What waits in this process are measured with.
        var clock: any Clock<Duration> = ContinuousClock()
        /// The device's clock, for waits that outlive the process.
        var now: @Sendable () -> Date = { Date() }
        var generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    }

    /// What is to be asked of the server.
    enum Pull: Hashable, Sendable, CaseIterable {
        case bag, wishlist, profile
    }

    /// What is known in this process of one signing in.
    struct Session {
        let place: OutboxPlace
        let api: OutboxAPI
        let transport: AuthorisedTransport
        /// Asked for at each start and at each signing in, and whenever somebody may have changed it elsewhere.
        var pulls = Set(Pull.allCases)
        /// When all of it was asked for last.
        var askedAt: Duration
        var failedPulls = 0
        var pullDue: Duration = .zero
        var waitsForSignIn = false
        /// What the server has; nil while that is not known.
        var hasBag: Bool?
        var hasWishlist: Bool?
    }

    let here: Surroundings
    let status: CurrentValue<OutboxProgress>
    let elapsed: @Sendable () -> Duration
    var generator: any RandomNumberGenerator & Sendable
    var session: Session?
    var isImpatient = false

    init(_ surroundings: Surroundings, status: CurrentValue<OutboxProgress>) {
        here = surroundings
        self.status = status
        elapsed = stopwatch(surroundings.clock)
        generator = surroundings.generator
    }

    /// The next attempt does not wait for its time.
    func hurry() { isImpatient = true }

    /// Does the next thing that is to be done, if there is any.
    func step() async -> OutboxRest {
        do throws(ServiceError) {
            return try await nextStep()
        } catch .cancelled {
            return .goOn
        } catch {
            // The database is closed when the services are, and when its user has just signed out.
            guard !Task.isCancelled, let session, OutboxPlace(here.account)?.isSame(as: session.place) == true else {
                return .goOn
            }
            here.logger.error("Sending the user's changes failed: \(error)")
            return .wait(.seconds(5))
        }
    }

    private func nextStep() async throws(ServiceError) -> OutboxRest {
        guard let place = OutboxPlace(here.account) else {
            session = nil
            return .sleep
        }
        if session?.place.isSame(as: place) != true { begin(place) }
        guard let session, !session.waitsForSignIn else { return .sleep }
        let isImpatient = isImpatient
        self.isImpatient = false
        if isImpatient { self.session?.pullDue = .zero }
        let untilPull = session.pulls.isEmpty ? nil : isImpatient ? .zero : max(session.pullDue - elapsed(), .zero)
        if let untilPull, untilPull == .zero {
            try await pull(session.pulls)
            // Whoever can't be asked, can't be told either.
            if isImpatient, self.session?.failedPulls == 0 { self.isImpatient = true }
            return .goOn
        }
        let queue = try await place.store.read { try Outbox.Queue($0) }
        if queue.hasMerged, !session.pulls.contains(.bag) {
            self.session?.pulls.insert(.bag)
            return .goOn
        }
        guard let entry = queue.head else { return OutboxRest.sleep.orSooner(untilPull) }
        let wait = isImpatient ? .zero : entry.wait(at: here.now())
        guard wait == .zero else { return OutboxRest.wait(wait).orSooner(untilPull) }
        if case .bagSet = entry.change, session.hasBag == nil {
            // First the server's bag has to be known, and that it has any.
            self.session?.pulls.insert(.bag)
            return untilPull.map { .wait($0) } ?? .goOn
        }
        return try await attempt(entry)
    }

    private func begin(_ place: OutboxPlace) {
        let tokens = SignInTokens(account: here.account, signIn: place.signIn)
        session = Session(
            place: place, api: OutboxAPI(api: here.api, user: place.user.id),
            transport: AuthorisedTransport(here.transport, server: here.api, tokens: tokens), askedAt: elapsed())
        status.update { $0 = OutboxProgress() }
    }
}
