import Loading
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct __Name__RepositoryTests {
    @Test func theServersListIsStoredAndReadOffline() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                #expect(try await device.__name__.__items_value__(.cacheOnly) == nil)
                let fresh = try await device.__name__.__items_value__(.networkOnly)
                #expect(fresh?.map(\.title) == ["First __item__", "Second __item__"])
                #expect(try await device.__name__.__items_value__(.cacheOnly) == fresh)
            }
            await shop.server.goOffline()
            try await shop.device { device in
                let stored = try await device.__name__.__items_value__(.cacheOnly)
                #expect(stored?.count == 2)
                await #expect(throws: ServiceError.offline) {
                    try await device.__name__.__items_value__(.networkOnly)
                }
            }
        }
    }
}
