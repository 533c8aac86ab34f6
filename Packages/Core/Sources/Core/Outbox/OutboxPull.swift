import Algorithms
import FlowKit
import Foundation
import Loading
import Logging
import Model

/// A part of the server's state of a user.
enum OutboxPull: Hashable, Sendable, CaseIterable {
    case bag, wishlist, profile
}

/// Loading the server's state, which replaces the device's state except for pending changes.
extension OutboxSender {
    /// The minimum time between two pulls, for example when the user switches between apps.
    static var minimumPullInterval: Duration { .seconds(10) }

    static var maximumProductRequests: Int { 6 }

    /// The parts that the server stores.
    var allPulls: Set<OutboxPull> {
        var pulls: Set<OutboxPull> = [.profile]
        if supports(.carts) { pulls.insert(.bag) }
        if supports(.wishlists) { pulls.insert(.wishlist) }
        return pulls
    }

    /// Requests the server's state again. Failed requests keep their delay.
    ///
    /// - Returns: Whether there is something to do now.
    func pullAgain() -> Bool {
        let now = elapsed()
        guard let session, now - session.lastPull >= Self.minimumPullInterval else { return false }
        self.session?.lastPull = now
        self.session?.pulls = allPulls
        self.session?.waitsForSignIn = false
        return true
    }

    /// Requests the server's state again, also shortly after the last time or a failure, and a profile that is fresh.
    ///
    /// - Returns: The number of attempts until now, or `nil` if nobody is signed in.
    func requestPull() -> Int? {
        guard dependencies.account.signedIn.value != nil else { return nil }
        session?.lastPull = elapsed()
        session?.pullDue = .zero
        session?.pulls = allPulls
        session?.isRequested = true
        session?.waitsForSignIn = false
        return progress.value.pullAttempts
    }

    /// Loads a part of the server's state with the next step, if the server has it.
    func request(_ pull: OutboxPull) {
        if allPulls.contains(pull) { session?.pulls.insert(pull) }
    }

    func pull(_ pulls: Set<OutboxPull>) async throws(ServiceError) {
        var (failed, isRepeated) = (false, false)
        defer {
            let isComplete = session?.pulls.isEmpty ?? true
            if !isRepeated { progress.update { $0.endPull(isComplete ? nil : $0.lastFailure ?? .cancelled) } }
        }
        for pull in OutboxPull.allCases where pulls.contains(pull) {
            guard let session else { return }
            if pull == .profile, !session.isRequested, try await hasFreshProfile(session) {
                self.session?.pulls.remove(pull)
                continue
            }
            let date = dependencies.now()
            switch SendOutcome(await session.transport.outcome(of: session.api.request(for: pull))) {
            case .done(let response):
                do throws(ServiceError) {
                    try await take(pull, response, at: date)
                    self.session?.pulls.remove(pull)
                    continue
                } catch .cancelled {
                    throw .cancelled
                } catch .storage(let reason) {
                    throw .storage(reason)
                } catch {
                    postponePulls(error, after: nil)
                    if pull == .bag { try await countFailedCart() }
                }
            case .rejected(let refusal):
                postponePulls(.rejected(status: refusal.status, message: refusal.message), after: nil)
                if pull == .bag { try await countFailedCart() }
            case .retry(let failure, let retryAfter, let limit):
                postponePulls(failure, after: retryAfter)
                if limit != nil, pull == .bag { try await countFailedCart() }
                // Without a response, the next request would fail as well.
                if limit == nil { return }
            case .signIn: return waitForSignIn()
            case .cancelled: throw .cancelled
            }
            failed = true
        }
        guard !failed else { return }
        session?.failedPulls = 0
        // The user may have asked for a refresh in the meantime, which waits for the next pull.
        isRepeated = session?.pulls.isEmpty == false
        if !isRepeated { session?.isRequested = false }
    }

    private func postponePulls(_ failure: ServiceError, after retryAfter: Duration?) {
        progress.update { $0.lastFailure = failure }
        guard let session else { return }
        let failed = session.failedPulls + 1
        let delay = dependencies.policy.delay(after: failed, retryAfter: retryAfter, using: &generator)
        self.session?.failedPulls = failed
        self.session?.pullDue = elapsed() + delay
    }

    private func take(_ pull: OutboxPull, _ response: APIResponse, at date: Date) async throws(ServiceError) {
        guard let session else { return }
        switch pull {
        case .bag:
            try await takeBag(WireDecoder.decode(CartListDTO.self, from: response))
        case .wishlist:
            try await takeWishlist(WireDecoder.decode(WishesDTO.self, from: response))
        case .profile:
            let profile = try WireDecoder.decode(UserDTO.self, from: response, base: session.api.base)
            try await takeProfile(profile.user, at: date)
        }
    }

    // MARK: - Products

    /// Loads products, a few at the same time. A product that the shop no longer has is not an error.
    func load(_ ids: some Collection<Product.ID>) async throws(ServiceError) {
        for batch in Array(ids).chunks(ofCount: Self.maximumProductRequests) {
            let failure = await withTaskGroup(of: ServiceError?.self) { [products = dependencies.products] group in
                for id in batch {
                    group.addTask {
                        do throws(ServiceError) { _ = try await products.product(id, .networkOnly) } catch {
                            if case .notFound = error { return nil }
                            return error
                        }
                        return nil
                    }
                }
                return await group.reduce(nil) { $0 ?? $1 }
            }
            if let failure { throw failure }
        }
    }
}

extension OutboxSender.Progress {
    mutating func endPull(_ failure: ServiceError?) {
        pullAttempts += 1
        pullFailure = failure
    }
}
