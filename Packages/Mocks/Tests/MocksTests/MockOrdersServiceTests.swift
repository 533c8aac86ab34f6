import FlowKit
import Mocks
import Model
import Testing

@Suite struct MockOrdersServiceTests {
    private let latest = Order.ID(rawValue: 1003)
    private let unknown = Order.ID(rawValue: 1)

    @Test func whatIsFreshIsStored() async throws {
        let service = MockOrdersService(stored: .nothing)
        #expect(try await service.orders(.stored) == nil)
        #expect(try await service.order(latest, .stored) == nil)
        #expect(try await service.orders(.fresh)?.map(\.id.rawValue) == [1003, 1002, 1001])
        #expect(try await service.orders(.stored)?.count == 3)
        #expect(try await service.order(latest, .stored)?.id == latest)
        #expect(
            service.calls == [
                .orders(.stored), .order(latest, .stored), .orders(.fresh), .orders(.stored), .order(latest, .stored),
            ])
    }

    @Test func anUnknownOrderIsNotFound() async throws {
        let service = MockOrdersService()
        #expect(try await service.order(unknown, .stored) == nil)
        await #expect(throws: ServiceError.notFound("order 1")) { try await service.order(unknown, .fresh) }
    }

    @Test func onlyWhoIsSignedInHasOrders() async throws {
        let account = MockAccount()
        let service = MockOrdersService(account: account)
        await #expect(throws: ServiceError.unauthorized) { try await service.orders(.stored) }
        await #expect(throws: ServiceError.unauthorized) { try await service.order(latest, .fresh) }
        account.currentSession = .signedIn(.emily)
        #expect(try await service.orders(.fresh)?.count == 3)
    }

    @Test func eachOriginFailsOnItsOwn() async throws {
        let service = MockOrdersService()
        service.freshFailure = .offline
        await #expect(throws: ServiceError.offline) { try await service.orders(.fresh) }
        #expect(try await service.orders(.stored)?.count == 3)
        service.freshFailure = nil
        service.storedFailure = .storage("disk full")
        await #expect(throws: ServiceError.storage("disk full")) { try await service.order(latest, .stored) }
        #expect(try await service.order(latest, .fresh)?.status == .placed)
    }

    @Test func theFixturesAreLatestFirst() {
        let dates = [Order].fixtures.map(\.placedAt)
        #expect(dates == dates.sorted(by: >))
        #expect([Order].fixtures.map(\.total.formatted) == ["$49.00", "$1,316.00", "$64.00"])
    }
}
