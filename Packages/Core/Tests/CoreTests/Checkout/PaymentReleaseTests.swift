import FlowKit
import FlowTestSupport
import Foundation
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

/// A payment that no order uses is released at the provider, whenever the process ends and the network returns.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct PaymentReleaseTests {
    /// A reason why no order uses a payment.
    enum Reason: CaseIterable {
        case released, processEnded, refused, discarded, discardedBySignOut
    }

    private let provider = Provider()
    private let clock = ManualClock()
    private let product = Product.ID(rawValue: 1)

    @Test(arguments: Reason.allCases) func aPaymentWithoutAnOrderIsReleased(_ reason: Reason) async throws {
        let scene = try await scene()
        let payments = try await payments(of: scene)
        let payment = try await payments.payment()
        switch reason {
        case .released: try await payments.release(payment.reference)
        case .processEnded: break
        case .refused:
            try await place(with: payment, scene)
            try scene.shop.server.restock(1, to: 0)
            await scene.drain()
            #expect(try await scene.pending.isEmpty)
        case .discarded:
            try await place(with: payment, scene)
            scene.shop.fail { $0.url.path() == "/orders" ? .status(401) : nil }
            await scene.drain()
            let entry = try #require(try await scene.failed.first)
            try await scene.device.outbox.discard(.init(rawValue: entry.key))
        case .discardedBySignOut:
            try await place(with: payment, scene)
            let account = scene.device.account
            try await account.signOut(discarding: try await account.unsentChanges())
        }
        // The process ends, and the next one starts without a network.
        try await scene.restart()
        let later = try await self.payments(of: scene)
        let network = Network(.offline)
        later.start(network)
        #expect(try await unused(scene) == [payment.reference])
        #expect(provider.released.value.isEmpty)
        network.state.send(.online)
        try await provider.released.wait(for: "the release") { $0 == [payment.reference] }
        var rest = scene.device.account.device.values(of: "the rest", as: .guest) { try UnusedPayments($0).all }
            .makeAsyncIterator()
        while let payments = await rest.next(), !payments.isEmpty {}
        #expect(try await unused(scene) == [])
        later.stop()
    }

    @Test(arguments: [false, true]) func thePaymentOfAnOrderIsNotReleased(isConfirmed: Bool) async throws {
        let scene = try await scene()
        let payments = try await payments(of: scene)
        let payment = try await payments.payment()
        try await place(with: payment, scene)
        if isConfirmed { await scene.drain() }
        #expect(try await scene.pending.isEmpty == isConfirmed)
        try await payments.release(payment.reference)
        try await scene.restart()
        _ = try await self.payments(of: scene)
        #expect(try await unused(scene) == [])
    }

    @Test func aReleaseThatFailsIsRepeatedWhenTheNetworkReturns() async throws {
        let scene = try await scene()
        let payments = try await payments(of: scene)
        let network = Network(.online)
        payments.start(network)
        let first = try await payments.payment()
        provider.failure.withLock { $0 = .offline }
        try await payments.release(first.reference)
        try await provider.attempts.wait(for: "the failed attempt") { $0 == 1 }
        #expect(try await unused(scene) == [first.reference])
        provider.failure.withLock { $0 = nil }
        network.state.send(.offline)
        network.state.send(.online)
        try await provider.released.wait(for: "the release") { $0 == [first.reference] }
        payments.stop()
    }

    @Test func aPaymentThatCantBeStoredIsReleasedAndNotUsed() async throws {
        await #expect(processExitsWith: .success) {
            let tests = PaymentReleaseTests()
            let scene = try await tests.scene()
            let payments = try await tests.payments(of: scene)
            FullDisk.begin()
            let error = await #expect(throws: PaymentError.self) { _ = try await payments.payment() }
            FullDisk.end()
            guard case .service(.storage) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(tests.provider.released.value.count == 1)
            _ = try await payments.payment()
            #expect(try await tests.unused(scene).count == 1)
        }
    }

    @Test func aReleaseThatFailsOnlineIsRepeatedAfterGrowingDelays() async throws {
        let scene = try await scene()
        let payments = try await payments(of: scene)
        payments.start(Network(.online))
        let payment = try await payments.payment()
        provider.failure.withLock { $0 = .server(status: 503, message: nil) }
        try await payments.release(payment.reference)
        for range in [0.5...1, 1...2, 2...4] {
            try await clock.waitForSleepers(1)
            let delay = try #require(clock.sleeps.first)
            #expect(range.contains(delay / .seconds(1)))
            if range.upperBound == 4 { provider.failure.withLock { $0 = nil } }
            clock.advance(by: delay)
        }
        try await provider.released.wait(for: "the release") { $0 == [payment.reference] }
        #expect(provider.attempts.value == 4)
        payments.stop()
    }

    private func scene() async throws -> OutboxScene {
        let scene = try await OutboxScene()
        try await scene.signIn()
        try await scene.device.bag.add(product, quantity: 1)
        await scene.drain()
        return scene
    }

    private func payments(of scene: OutboxScene) async throws -> StoredPayments {
        try await StoredPayments(provider, device: scene.device.account.device, logger: scene.log.logger, clock: clock)
    }

    private func place(with payment: PaymentAuthorization, _ scene: OutboxScene) async throws {
        let details = OrderDetails(
            address: StoredSample.address, delivery: .standard, deliveryPrice: Money(minorUnits: 4_99),
            payment: OrderPayment(payment))
        try await scene.device.orders.place(
            await scene.bagLines, details: details, key: PendingOrder.ID(rawValue: UUID()))
    }

    /// Returns the payments that no order uses.
    private func unused(_ scene: OutboxScene) async throws -> [String] {
        try await scene.device.account.device.read(as: .guest) { rows in
            try UnusedPayments(rows).all.map(\.reference)
        }
    }
}

extension StoredPayments {
    fileprivate func payment() async throws -> PaymentAuthorization {
        let method = try #require(try await methods().first)
        guard case .needsConfirmation(let challenge) = try await authorize(Money(minorUnits: 14_99), with: method)
        else { return try #require(nil) }
        return try await confirm(challenge, code: "")
    }
}

/// A provider that asks before each payment, and remembers the payments that it has released.
private final class Provider: PaymentService {
    let failure = Mutex<ServiceError?>(nil)
    let attempts = WatchedValue(0)
    let released = WatchedValue<[String]>([])

    func methods() async throws(ServiceError) -> [PaymentMethod] {
        [PaymentMethod(id: .init(rawValue: "card"), .card(brand: "Visa", digits: "4242"))]
    }

    func authorize(_ amount: Money, with method: PaymentMethod) async throws(PaymentError) -> PaymentOutcome {
        .needsConfirmation(
            PaymentChallenge(method: method, amount: amount, reference: UUID().uuidString, prompt: "Enter the code."))
    }

    func confirm(
        _ challenge: PaymentChallenge, code: String
    ) async throws(PaymentError) -> PaymentAuthorization {
        PaymentAuthorization(method: challenge.method, amount: challenge.amount, reference: challenge.reference)
    }

    func release(_ reference: String) async throws(ServiceError) {
        defer { attempts.update { $0 += 1 } }
        if let failure = failure.withLock(\.self) { throw failure }
        released.update { $0.append(reference) }
    }
}

/// A network that a test switches on and off.
private struct Network: ReachabilityService {
    let state: CurrentValue<Reachability>

    init(_ state: Reachability) { self.state = CurrentValue(state) }

    func reachability() -> AsyncStream<Reachability> { state.values() }
}
