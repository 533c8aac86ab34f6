import FlowKit
import Loading
import Mocks
import Model
import Testing

@Suite struct MockOrdersServiceTests {
    private let latest = Order.ID(rawValue: 1003)
    private let unknown = Order.ID(rawValue: 1)

    @Test func freshOrdersAreStored() async throws {
        let service = MockOrdersService(stored: .nothing)
        #expect(try await service.orders(.cacheOnly) == nil)
        #expect(try await service.order(latest, .cacheOnly) == nil)
        #expect(try await service.orders(.networkOnly)?.map(\.id.rawValue) == [1003, 1002, 1001])
        #expect(try await service.orders(.cacheOnly)?.count == 3)
        #expect(try await service.order(latest, .cacheOnly)?.id == latest)
        #expect(
            service.calls == [
                .orders(.cacheOnly), .order(latest, .cacheOnly), .orders(.networkOnly), .orders(.cacheOnly),
                .order(latest, .cacheOnly),
            ])
    }

    @Test func anUnknownOrderIsNotFound() async throws {
        let service = MockOrdersService()
        #expect(try await service.order(unknown, .cacheOnly) == nil)
        await #expect(throws: ServiceError.notFound("order 1")) { try await service.order(unknown, .networkOnly) }
    }

    @Test func onlyWhoIsSignedInHasOrders() async throws {
        let account = MockAccount()
        let service = MockOrdersService(account: account)
        await #expect(throws: ServiceError.unauthorized) { try await service.orders(.cacheOnly) }
        await #expect(throws: ServiceError.unauthorized) { try await service.order(latest, .networkOnly) }
        account.currentSession = .signedIn(.emily)
        #expect(try await service.orders(.networkOnly)?.count == 3)
    }

    @Test(arguments: [true, false]) func aCancellationIsShownUntilTheServerDecides(isAccepted: Bool) async throws {
        let service = MockOrdersService()
        try await service.cancel(latest)
        var cancellations = service.cancellations().makeAsyncIterator()
        #expect(await cancellations.next() == [latest])
        #expect(try await service.order(latest, .networkOnly)?.status == .cancelled)
        #expect(try await service.orders(.cacheOnly)?.first?.status == .cancelled)
        service.endCancellation(of: latest, isAccepted: isAccepted)
        #expect(await cancellations.next() == [])
        let status: OrderStatus = isAccepted ? .cancelled : .placed
        #expect(try await service.order(latest, .cacheOnly)?.status == status)
        #expect(try await service.order(latest, .networkOnly)?.status == status)
    }

    @Test func theFixturesAreLatestFirst() {
        let dates = [Order].fixtures.map(\.placedAt)
        #expect(dates == dates.sorted(by: >))
        #expect([Order].fixtures.map(\.total.formatted) == ["$49.00", "$1,316.00", "$64.00"])
    }
}
