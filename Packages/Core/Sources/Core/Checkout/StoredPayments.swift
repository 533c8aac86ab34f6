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
    private let releasing = Mutex<Task<Void, Never>?>(nil)

    /// Schedules the release of the payments that the last process has left. Asks the provider nothing.
    ///
    /// - Throws: An error if the database can't be written.
    init(_ provider: any PaymentService, device: DeviceStore, logger: Logger) async throws(StoreOpeningError) {
        (self.provider, self.device, self.logger) = (provider, device, logger)
        do {
            try await device.writeOrThrow(as: .guest) { try UnusedPayments($0).releaseAll() }
        } catch {
            throw StoreOpeningError(error, path: device.database.path)
        }
    }

    deinit { stop() }

    /// Starts to release payments: immediately, and whenever the network is back. Call it once.
    func start(_ reachability: any ReachabilityService) {
        let released = device.values(of: "the payments to release", as: .guest) { try UnusedPayments($0).released }
        let states = reachability.reachability()
        let task = Task { [provider, device, logger] in
            for await (references, state) in combineLatest(released, states) where state == .online {
                for reference in references { await Self.release(reference, provider, device, logger) }
            }
        }
        releasing.withLock { $0 = task }
    }

    /// Stops releasing payments. The others are released after the next start.
    func stop() { releasing.withLock(\.self)?.cancel() }

    private static func release(
        _ reference: String, _ provider: any PaymentService, _ device: DeviceStore, _ logger: Logger
    ) async {
        do throws(ServiceError) {
            try await provider.release(reference)
            try await device.write(as: .guest) { try UnusedPayments($0).remove(reference) }
        } catch {
            // It is repeated when there is another payment to release, when the network is back, and at the next launch.
            if error != .cancelled { logger.info("Releasing a payment failed: \(error.logText)") }
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
            if try payments.held.contains(reference) { try payments.release(reference) }
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

/// The references of the payments that no order uses. They belong to the guest, so that they outlive the user's session.
struct UnusedPayments {
    private let guest: OwnerRows

    /// - Parameter guest: The rows of the device's guest.
    init(_ guest: OwnerRows) { self.guest = guest }

    /// The payments of the checkouts of this process.
    var held: [String] { get throws { try guest.setting(.heldPayments, as: StoredPlain<[String]>.self) ?? [] } }

    /// The payments that are released as soon as the provider can be asked.
    var released: [String] { get throws { try guest.setting(.releasedPayments, as: StoredPlain<[String]>.self) ?? [] } }

    /// Adds a payment that is released at the next launch if no order uses it until then.
    func hold(_ reference: String) throws { try set(held: held + [reference], released: released) }

    /// Schedules the release of a payment.
    func release(_ reference: String) throws {
        try remove(reference)
        try set(held: held, released: released + [reference])
    }

    /// Schedules the release of all held payments.
    func releaseAll() throws { try set(held: [], released: released + held) }

    /// Removes a payment that an order uses, or that is released.
    func remove(_ reference: String) throws {
        try set(held: held.filter { $0 != reference }, released: released.filter { $0 != reference })
    }

    private func set(held: [String], released: [String]) throws {
        if try self.held != held { try guest.set(.heldPayments, to: held, as: StoredPlain<[String]>.self) }
        if try self.released != released {
            try guest.set(.releasedPayments, to: released, as: StoredPlain<[String]>.self)
        }
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
