import Mocks
import Model
import ProductListing
import Testing

@Suite struct RouteTests {
    @Test(arguments: [
        ProductQuery(), ProductQuery(category: .kitchen), ProductQuery(text: " oak & ash"),
        ProductQuery(category: .furniture, text: "", sort: .ratingDescending),
        ProductQuery(
            filters: ProductFilters(
                brands: ["A", "B"], price: PriceRange(from: 5), rating: MinimumRating(4), availability: .inStock,
                tags: ["x"])),
    ])
    func aRouteHoldsItsQuery(query: ProductQuery) {
        #expect(ProductListingRoute.productListing(query).query == query)
        #expect(ProductListingRoute.listingFilters(query).query == query)
    }

    @Test func filtersThatExcludeNothingAreNotSaid() {
        #expect(
            ProductListingRoute.productListing(brand: [""], price: .any, rating: .any, availability: .any).query
                == ProductQuery())
        #expect(
            ProductListingRoute.productListing(ProductQuery(filters: ProductFilters(brands: [""]))) == .productListing()
        )
    }

    @Test func theShopsOwnOrderIsNotSaid() {
        #expect(ProductListingRoute.productListing(ProductQuery()) == .productListing())
        #expect(ProductListingRoute.productListing(sort: .featured).query == ProductQuery())
    }
}
