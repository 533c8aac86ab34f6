import Foundation
import Mocks
import Model
import Testing

@Suite struct SmallMocksTests {
    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    @Test func recentlyViewedIsLatestFirstAndEachOnce() async throws {
        let recents = MockRecentsService([id(1), id(2), id(77)])
        var lists = recents.recentlyViewed(limit: 2).makeAsyncIterator()
        #expect(await lists.next()?.map(\.id) == [id(1), id(2)])
        try await recents.recordView(of: id(2))
        #expect(await lists.next()?.map(\.id) == [id(2), id(1)])
        #expect(recents.currentIDs == [id(2), id(1), id(77)])
    }

    @Test func aChosenSettingIsReported() async throws {
        let service = MockSettingService(Appearance.system)
        var appearances = service.values().makeAsyncIterator()
        #expect(await appearances.next() == .system)
        try await service.set(.dark)
        #expect(await appearances.next() == .dark)
        #expect(service.current == .dark)
    }

    @Test func savedStateIsLoaded() async throws {
        let service = MockSavedStateService(Data("before".utf8))
        #expect(try await service.load() == Data("before".utf8))
        try await service.save(Data("now".utf8))
        #expect(service.currentData == Data("now".utf8))
        service.failure = .storage("full")
        await #expect(throws: ServiceError.storage("full")) { try await service.save(nil) }
        service.failure = nil
        try await service.save(nil)
        #expect(try await service.load() == nil)
    }

    @Test func linksKeepTheirPlaces() async throws {
        func link(_ id: String, _ text: String) -> StoredPendingLink { .init(id: id, data: Data(text.utf8)) }
        let service = MockPendingLinkService([link("a", "1")])
        try await service.save(link("b", "2"))
        try await service.save(link("a", "3"))
        #expect(try await service.links() == [link("a", "3"), link("b", "2")])
        try await service.remove("a")
        try await service.remove("none")
        #expect(service.currentLinks == [link("b", "2")])
    }
}
