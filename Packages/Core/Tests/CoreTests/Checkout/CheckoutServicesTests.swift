import FlowKit
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct CheckoutServicesTests {
    private func address(_ number: Int) -> DeliveryAddress {
        DeliveryAddress(
            name: "Emily", street: "Lindenweg \(number)", postalCode: "10115", city: "Berlin", country: "DE")
    }

    // MARK: - Addresses

    @Test func theLastUsedAddressIsTheFirst() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        let addresses = StoredAddresses(device: scene.device.account.device)
        #expect(try await addresses.addresses() == [])
        for number in [1, 2, 1] { try await addresses.use(address(number)) }
        #expect(try await addresses.addresses() == [address(1), address(2)])
        for number in 3...12 { try await addresses.use(address(number)) }
        #expect(try await addresses.addresses() == (3...12).reversed().map(address))
        try await scene.restart()
        let later = StoredAddresses(device: scene.device.account.device)
        #expect(try await later.addresses().first == address(12))
    }

    @Test func addressesBelongToTheirUser() async throws {
        let scene = try await OutboxScene()
        let addresses = StoredAddresses(device: scene.device.account.device)
        await #expect(throws: ServiceError.unauthorized) { try await addresses.use(address(1)) }
        try await scene.signIn()
        try await addresses.use(address(1))
        await scene.drain()
        try await scene.device.account.signOut(discarding: .none)
        #expect(try await addresses.addresses() == [])
        try await scene.signIn()
        #expect(try await addresses.addresses() == [])
    }

    @Test func theDefaultAddressStaysTheFirst() async throws {
        let scene = try await OutboxScene()
        let addresses = StoredAddresses(device: scene.device.account.device)
        await #expect(throws: ServiceError.unauthorized) {
            try await addresses.save(address(1), replacing: nil, isDefault: true)
        }
        try await scene.signIn()
        var changes = addresses.addressChanges().makeAsyncIterator()
        #expect(await changes.next() == [])
        try await addresses.save(address(1), replacing: nil, isDefault: true)
        #expect(await changes.next() == [address(1)])
        try await addresses.use(address(2))
        #expect(try await addresses.addresses() == [address(1), address(2)])
        try await addresses.save(address(3), replacing: address(1), isDefault: true)
        #expect(try await addresses.addresses() == [address(3), address(2)])
        try await scene.restart()
        let later = StoredAddresses(device: scene.device.account.device)
        #expect(try await later.addresses() == [address(3), address(2)])
        try await later.remove(address(3))
        #expect(try await later.addresses() == [address(2)])
    }

    // MARK: - The sandbox's payments

    private let payments = SandboxPayments()
    private let amount = Money(minorUnits: 12_34)

    private func method(_ id: String) async throws -> PaymentMethod {
        try #require(try await payments.methods().first { $0.id.rawValue == id })
    }

    @Test(arguments: ["card-4242", "invoice"]) func aPaymentSucceeds(_ id: String) async throws {
        let method = try await method(id)
        guard case .authorized(let payment) = try await payments.authorize(amount, with: method) else {
            Issue.record("not authorized")
            return
        }
        #expect(payment.method == method && payment.amount == amount && payment.reference.hasPrefix("sandbox-"))
    }

    @Test func aPaymentIsDeclined() async throws {
        let method = try await method("card-0002")
        await #expect(throws: PaymentError.declined(.insufficientFunds)) {
            try await payments.authorize(amount, with: method)
        }
        let unknown = PaymentMethod(id: .init(rawValue: "none"), .other("None"))
        await #expect(throws: PaymentError.declined(.unknownMethod)) {
            try await payments.authorize(amount, with: unknown)
        }
    }

    @Test func aPaymentIsConfirmedWithItsCode() async throws {
        guard case .needsConfirmation(let challenge) = try await payments.authorize(amount, with: method("card-3220"))
        else {
            Issue.record("not asked")
            return
        }
        #expect(String(localized: challenge.prompt).contains(SandboxPayments.code))
        await #expect(throws: PaymentError.wrongCode) { try await payments.confirm(challenge, code: "000000") }
        let payment = try await payments.confirm(challenge, code: SandboxPayments.code)
        #expect(payment.reference == challenge.reference && payment.amount == amount)
    }
}
