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

    @Test func aChosenStyleIsTold() async throws {
        let service = MockListingStyleService()
        var styles = service.listingStyle().makeAsyncIterator()
        #expect(await styles.next() == .grid)
        try await service.setListingStyle(.list)
        #expect(await styles.next() == .list)
        #expect(service.currentStyle == .list)
    }

    @Test func reachabilityIsWhatTheTestSays() async {
        let service = MockReachabilityService()
        var states = service.reachability().makeAsyncIterator()
        #expect(await states.next() == .online)
        service.current = .offline
        #expect(await states.next() == .offline)
    }

    @Test func addressesAreBelowTheShops() {
        #expect(MockWebURLProvider().url(ofProduct: id(12))?.absoluteString == "https://shop.example/products/12")
        #expect(MockWebURLProvider(base: nil).url(ofProduct: id(12)) == nil)
    }
}
