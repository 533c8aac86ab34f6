import FlowKit
import Loading
import Mocks
import Model
import Testing

@Suite struct MockBrochureServiceTests {
    private let service = MockBrochureService(stored: .nothing)

    @Test func freshBrochuresAreStored() async throws {
        #expect(try await service.brochures(.cacheOnly) == nil)
        #expect(try await service.brochure(.springKitchen, .cacheOnly) == nil)
        #expect(
            try await service.brochures(.networkOnly)?.map(\.id) == [.springKitchen, .readingCorner, .winterScents])
        #expect(try await service.brochure(.springKitchen, .networkOnly)?.pages.count == 5)
        service.freshFailure = .offline
        #expect(try await service.brochures(.cacheOnly)?.count == 3)
        #expect(try await service.brochure(.springKitchen, .cacheOnly)?.pages.count == 5)
        await #expect(throws: ServiceError.offline) { try await service.brochures(.networkOnly) }
        service.forgetStored()
        #expect(try await service.brochures(.cacheOnly) == nil)
        #expect(try await service.brochure(.springKitchen, .cacheOnly) == nil)
    }

    @Test func listsHoldNoPages() async throws {
        #expect(try await service.brochures(.networkOnly)?.allSatisfy { $0.pages.isEmpty } == true)
        #expect(try await MockBrochureService().brochures(.cacheOnly)?.allSatisfy { $0.pages.isEmpty } == true)
        #expect(try await MockBrochureService().brochure(.winterScents, .cacheOnly)?.pages.count == 2)
    }

    @Test func theFixturesShowProductsOfTheCatalogOnNumberedPages() {
        let titles = Dictionary(uniqueKeysWithValues: [ProductSummary].catalog.map { ($0.id, $0.title) })
        for brochure in [Brochure].fixtures {
            #expect(brochure.pages.map(\.number) == Array(1...brochure.pages.count))
            for spot in brochure.pages.flatMap(\.hotSpots) {
                #expect(titles[spot.product] == spot.title)
                #expect(spot.x + spot.width <= 1)
            }
        }
        #expect([Brochure].fixtures.map(\.pages.count) == [5, 3, 2])
    }
}
