import Mocks
import Model
import Testing

@testable import Home

@Suite struct HomeContentTests {
    let products = [ProductSummary].catalog

    @Test func theHeroIsTheBestOfferThatCanBeBought() {
        let offers: [ProductSummary] = [
            .fixture(id: 1, discount: 10_00), .fixture(id: 2, discount: 50_00, stock: 0),
            .fixture(id: 3, discount: 30_00), .fixture(id: 4),
        ]
        #expect(HomeContent(categories: [], offers: offers, best: products).hero?.id.rawValue == 3)
    }

    @Test func amongEqualOffersTheHeroIsTheFirst() {
        let offers: [ProductSummary] = [.fixture(id: 2, discount: 10_00), .fixture(id: 1, discount: 10_00)]
        #expect(HomeContent(categories: [], offers: offers, best: []).hero?.id.rawValue == 1)
        #expect(HomeContent(categories: [], offers: offers.reversed(), best: []).hero?.id.rawValue == 1)
    }

    @Test func theNextBestOffersAreBesideTheHeroAndNotFeaturedAgain() {
        let offers: [ProductSummary] = [
            .fixture(id: 1, discount: 10_00), .fixture(id: 2, discount: 50_00, stock: 0),
            .fixture(id: 3, discount: 30_00), .fixture(id: 4), .fixture(id: 5, discount: 20_00),
            .fixture(id: 6, discount: 5_00),
        ]
        let content = HomeContent(categories: [], offers: offers, best: offers)
        #expect(content.hero?.id.rawValue == 3)
        #expect(content.offers.map(\.id.rawValue) == [5, 1])
        #expect(content.featuredIDs == [4, 6])
        let changed = content.applying([.number(5): .now(.fixture(id: 5, stock: 7))])
        #expect(changed.offers.map(\.stock).first == 7)
        #expect(content.productIDs == [3, 5, 1, 4, 6].map(Product.ID.number))
    }

    @Test func withoutOffersTheHeroIsTheBestProduct() {
        let best: [ProductSummary] = [.fixture(id: 7, stock: 0), .fixture(id: 8)]
        let content = HomeContent(categories: [], offers: [.fixture(id: 9)], best: best)
        #expect(content.hero?.id.rawValue == 8)
        #expect(content.featured.isEmpty)
    }

    @Test func featuresEightProductsThatCanBeBoughtWithoutTheHero() {
        let content = HomeContent(categories: [], offers: [products[1]], best: products)
        #expect(content.hero?.id.rawValue == 2)
        #expect(content.featuredIDs == [1, 3, 4, 6, 7, 8, 9, 10])
    }

    @Test func isEmptyWhenThereIsNothingAtAll() {
        #expect(HomeContent(categories: [], offers: [], best: []).isEmpty)
        #expect(!HomeContent(categories: .fixtures, offers: [], best: []).isEmpty)
        #expect(HomeContent(categories: [], offers: [.fixture(stock: 0)], best: [.fixture(stock: 0)]).isEmpty)
    }
}
