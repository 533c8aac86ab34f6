import Foundation
import Mocks
import Model
import Testing

@Suite struct MockCheckoutTests {
    @Test func thePlacedOrderIsConfirmedByTheTest() async throws {
        let orders = MockOrdersService()
        let key = PendingOrder.ID(rawValue: UUID())
        var states = orders.placed(key).makeAsyncIterator()
        #expect(await states.next() == .unknown)
        try await orders.place([BagLine(product: .fixture(id: 8), quantity: 1)], details: nil, key: key)
        guard case .pending(let pending) = await states.next() else {
            Issue.record("not pending")
            return
        }
        #expect(pending.id == key)
        orders.confirm(key, as: .fixture(id: 2001))
        #expect(await states.next() == .confirmed(.fixture(id: 2001)))
        #expect(orders.pendingOrders.isEmpty)
    }

    @Test func theLastUsedAddressIsTheFirst() async throws {
        let service = MockDeliveryAddressService([.berlin])
        try await service.use(.london)
        #expect(try await service.addresses() == [.london, .berlin])
        try await service.use(.berlin)
        #expect(service.stored == [.berlin, .london])
        service.failure = .storage("full")
        await #expect(throws: ServiceError.storage("full")) { try await service.addresses() }
        #expect(DeliveryAddress.berlin.problems.isEmpty && DeliveryAddress.london.problems.isEmpty)
    }

    @Test func paymentsSucceedAskOrAreDeclined() async throws {
        let service = MockPaymentService()
        let amount = Money(minorUnits: 5_00)
        #expect(try await service.methods() == [.card, .asking])
        #expect(
            try await service.authorize(amount, with: .card)
                == .authorized(PaymentAuthorization(method: .card, amount: amount, reference: "mock")))
        guard case .needsConfirmation(let challenge) = try await service.authorize(amount, with: .asking) else {
            Issue.record("not asked")
            return
        }
        await #expect(throws: PaymentError.wrongCode) { try await service.confirm(challenge, code: "1") }
        #expect(try await service.confirm(challenge, code: MockPaymentService.code).method == .asking)
        service.declined = .insufficientFunds
        await #expect(throws: PaymentError.declined(.insufficientFunds)) {
            try await service.authorize(amount, with: .card)
        }
    }
}
