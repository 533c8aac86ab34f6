import AsyncAlgorithms
import FlowKit
import Foundation
import GRDB
import Logging
import Model
import Synchronization

/// The payments of a provider, which are released if no order uses them, although the device is offline or the process ends.
final class StoredPayments: PaymentService {
    private let provider: any PaymentService
    private let device: DeviceStore
    private let logger: Logger
    private let clock: any Clock<Duration>
    private let releasing = Mutex<Task<Void, Never>?>(nil)

    /// Schedules the release of the payments that the last process has left. Asks the provider nothing.
    ///
    /// - Throws: An error if the database can't be written.
    init(
        _ provider: any PaymentService, device: DeviceStore, logger: Logger,
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(StoreOpeningError) {
        (self.provider, self.device, self.logger, self.clock) = (provider, device, logger, clock)
        do {
            try await device.writeOrThrow(as: .guest) { try UnusedPayments($0).releaseAll() }
        } catch {
            throw StoreOpeningError(error, path: device.database.path)
        }
    }

    deinit { stop() }

    /// Starts to release payments: immediately, whenever the network is back, and again after a failure. Call it once.
    func start(_ reachability: any ReachabilityService) {
        let payments = device.values(of: "the payments to release", as: .guest) { try UnusedPayments($0).all }
        let states = reachability.reachability()
        let (retries, retry) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        retry.yield()
        let task = Task { [provider, device, logger, clock] in
            var failures = 0
            var waiting: Task<Void, Never>?
            defer { waiting?.cancel() }
            for await (payments, state, _) in combineLatest(payments, states, retries) where state == .online {
                waiting?.cancel()
                var hasFailed = false
                for payment in payments where payment.isReleased {
                    let isDone = await Self.release(payment.reference, provider, device, logger)
                    hasFailed = hasFailed || !isDone
                }
                failures = hasFailed ? failures + 1 : 0
                guard hasFailed else { continue }
                var random = SystemRandomNumberGenerator()
                let delay = OutboxPolicy().delay(after: failures, retryAfter: nil, using: &random)
                waiting = Task {
                    do { try await clock.sleep(for: delay) } catch { return }
                    retry.yield()
                }
            }
        }
        releasing.withLock { $0 = task }
    }

    /// Stops releasing payments. The others are released after the next start.
    func stop() { releasing.withLock(\.self)?.cancel() }

    /// - Returns: Whether the payment is released.
    private static func release(
        _ reference: String, _ provider: any PaymentService, _ device: DeviceStore, _ logger: Logger
    ) async -> Bool {
        do throws(ServiceError) {
            try await provider.release(reference)
            try await device.write(as: .guest) { try UnusedPayments($0).remove(reference) }
            return true
        } catch {
            if error != .cancelled { logger.info("Releasing a payment failed: \(error.logText)") }
            return false
        }
    }

    // MARK: - PaymentService

    func methods() async throws(ServiceError) -> [PaymentMethod] { try await provider.methods() }

    func authorize(_ amount: Money, with method: PaymentMethod) async throws(PaymentError) -> PaymentOutcome {
        let outcome = try await provider.authorize(amount, with: method)
        if case .authorized(let payment) = outcome { try await hold(payment) }
        return outcome
    }

    func confirm(_ challenge: PaymentChallenge, code: String) async throws(PaymentError) -> PaymentAuthorization {
        let payment = try await provider.confirm(challenge, code: code)
        try await hold(payment)
        return payment
    }

    /// Schedules the release of a payment. Does nothing if an order has it.
    func release(_ reference: String) async throws(ServiceError) {
        try await device.write(as: .guest, durably: true) { rows in
            let payments = UnusedPayments(rows)
            if try payments.all.contains(where: { $0.reference == reference }) { try payments.release(reference) }
        }
    }

    /// Notes that a payment is to be released if no order uses it.
    ///
    /// - Throws: An error if that can't be stored. The payment is released then, because nothing would do it later.
    private func hold(_ payment: PaymentAuthorization) async throws(PaymentError) {
        // A caller that is cancelled now has the payment all the same.
        let outcome = await Task { [provider, device, logger] in
            await Result { () async throws(ServiceError) in
                do throws(ServiceError) {
                    try await device.write(as: .guest, durably: true) { try UnusedPayments($0).hold(payment.reference) }
                } catch {
                    logger.error("A payment can't be stored: \(error)")
                    do throws(ServiceError) { try await provider.release(payment.reference) } catch {
                        logger.error("A payment can't be released: \(error.logText)")
                    }
                    throw error
                }
            }
        }.value
        do throws(ServiceError) { try outcome.get() } catch { throw .service(error) }
    }
}

/// A payment that no order uses.
struct UnusedPayment: Hashable, Sendable {
    /// The reference of the payment at the provider.
    let reference: String
    /// A Boolean value that indicates whether the payment is released as soon as the provider can be asked. Otherwise, a
    /// checkout of this process has it.
    var isReleased = false
}

struct StoredUnusedPayment: StoredFormat {
    private var reference: String?
    private var isReleased: Bool?

    init(storing payment: UnusedPayment) { (reference, isReleased) = (payment.reference, payment.isReleased) }

    func value() throws -> UnusedPayment {
        UnusedPayment(reference: try reference.required("reference"), isReleased: isReleased ?? true)
    }
}

/// The payments that no order uses. They belong to the guest, so that they outlive the user's session.
struct UnusedPayments {
    private let guest: OwnerRows

    /// - Parameter guest: The rows of the device's guest.
    init(_ guest: OwnerRows) { self.guest = guest }

    var all: [UnusedPayment] {
        get throws { try guest.setting(.unusedPayments, as: [StoredUnusedPayment].self) ?? [] }
    }

    /// Adds a payment that is released at the next launch if no order uses it until then.
    func hold(_ reference: String) throws { try set(others(reference) + [UnusedPayment(reference: reference)]) }

    /// Schedules the release of a payment.
    func release(_ reference: String) throws {
        try set(others(reference) + [UnusedPayment(reference: reference, isReleased: true)])
    }

    /// Schedules the release of all payments.
    func releaseAll() throws { try set(all.map { UnusedPayment(reference: $0.reference, isReleased: true) }) }

    /// Removes a payment that an order uses, or that is released.
    func remove(_ reference: String) throws { try set(others(reference)) }

    private func others(_ reference: String) throws -> [UnusedPayment] {
        try all.filter { $0.reference != reference }
    }

    private func set(_ payments: [UnusedPayment]) throws {
        guard try all != payments else { return }
        try guest.set(.unusedPayments, to: payments, as: [StoredUnusedPayment].self)
    }
}

extension OwnerRows {
    /// The payments of the device that no order uses.
    var unusedPayments: UnusedPayments {
        get throws {
            let device = try OwnerRecord.filter(key: ownerID).fetchOne(database)?.device
            let guest = try OwnerRecord.filter(OwnerRecord.Columns.device == device)
                .filter(OwnerRecord.Columns.userID == nil).fetchOne(database)
            return UnusedPayments(OwnerRows(database, owner: guest?.id ?? ownerID))
        }
    }
}
