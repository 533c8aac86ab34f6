import Foundation
import Mocks
import Model
import Testing

@Suite struct MockOutboxServiceTests {
    @Test func aFailedChangeIsRemovedWhenItIsSentAgainOrDiscarded() async throws {
        let changes = (0..<2).map { _ in FailedChange(id: .init(rawValue: UUID()), subject: .bag) }
        let outbox = MockOutboxService(failedChanges: changes)
        var streams = outbox.failedChanges().makeAsyncIterator()
        #expect(await streams.next() == changes)
        try await outbox.retry(changes[0].id)
        #expect(await streams.next() == [changes[1]])
        outbox.failure = .offline
        await #expect(throws: ServiceError.offline) { try await outbox.discard(changes[1].id) }
        #expect(outbox.currentFailedChanges == [changes[1]])
        outbox.failure = nil
        try await outbox.discard(changes[1].id)
        #expect(outbox.currentFailedChanges == [])
        #expect(outbox.calls.count == 3)
    }

    @Test func aProfileIsItsUsers() async throws {
        let account = MockAccount(.signedIn(.emily))
        let service = MockProfileService(account)
        var users = service.profile().makeAsyncIterator()
        #expect(await users.next() == .emily)
        try await service.change(ProfileChange(firstName: "Emma"))
        #expect(await users.next()??.firstName == "Emma")
        await #expect(throws: ServiceError.rejected(status: 400, message: "Enter your last name.")) {
            try await service.change(ProfileChange(lastName: " "))
        }
        account.currentSession = .signedOut
        await #expect(throws: ServiceError.unauthorized) { try await service.change(ProfileChange(firstName: "A")) }
    }

    @Test func orderedProductsAreRemovedFromTheBag() async throws {
        let account = MockAccount(.signedIn(.emily))
        let lamp = ProductSummary.fixture(id: 12, title: "Lamp", stock: 3)
        let bag = MockBagService(products: [lamp])
        let orders = MockOrdersService(account: account, bag: bag)
        try await bag.add(lamp.id, quantity: 2)
        let line = BagLine(product: lamp, quantity: 2)
        var id = PendingOrder.ID(rawValue: UUID())
        func place(_ lines: [BagLine]) async throws(PlaceOrderError) {
            try await orders.place(lines, details: .fixture, key: id)
        }
        await #expect(throws: PlaceOrderError.changed(lamp.id)) {
            try await place([BagLine(product: lamp, quantity: 1)])
        }
        try await place([line])
        #expect(bag.currentBag.isEmpty)
        #expect(orders.pendingOrders.map(\.id) == [id])
        // The same key doesn't place it twice.
        try await place([line])
        #expect(orders.pendingOrders.count == 1)
        id = PendingOrder.ID(rawValue: UUID())
        await #expect(throws: PlaceOrderError.changed(lamp.id)) { try await place([line]) }
        await #expect(throws: PlaceOrderError.empty) { try await place([]) }
        orders.placingFailure = .tooExpensive
        await #expect(throws: PlaceOrderError.tooExpensive) { try await place([line]) }
        account.currentSession = .signedOut
        await #expect(throws: PlaceOrderError.signedOut) { try await place([line]) }
    }
}
