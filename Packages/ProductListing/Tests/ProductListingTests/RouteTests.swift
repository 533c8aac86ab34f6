import Mocks
import Model
import ProductListing
import Testing

@Suite struct RouteTests {
    @Test(arguments: [
        ProductQuery(), ProductQuery(category: .kitchen), ProductQuery(text: " oak & ash"),
        ProductQuery(category: .furniture, text: "", sort: .ratingDescending),
    ])
    func aRouteHoldsItsQuery(query: ProductQuery) {
        #expect(ProductListingRoute.productListing(query).query == query)
    }

    @Test func theShopsOwnOrderIsNotSaid() {
        #expect(ProductListingRoute.productListing(ProductQuery()) == .productListing())
        #expect(ProductListingRoute.productListing(sort: .featured).query == ProductQuery())
    }
}
