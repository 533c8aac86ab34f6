import Testing

@testable import StoreServer

@Suite struct CatalogueTests {
    private let products = Catalogue.standard.products

    @Test func theStandardStoreIsFull() {
        #expect(products.count == 288)
        #expect(products.map(\.id) == Array(1...288))
        #expect(
            Catalogue.standard.categories.map(\.slug) == [
                "beauty", "fragrances", "furniture", "groceries", "home-decoration", "kitchen-accessories", "laptops",
                "mens-shirts", "mens-shoes", "mens-watches", "mobile-accessories", "motorcycle", "skin-care",
                "smartphones", "sports-accessories", "sunglasses", "tablets", "tops", "vehicle", "womens-bags",
                "womens-dresses", "womens-jewellery", "womens-shoes", "womens-watches",
            ])
        for category in Catalogue.standard.categories {
            #expect((Catalogue.standard.products(in: category.slug)?.count ?? 0) >= 10)
        }
    }

    @Test func nothingIsThereTwice() {
        #expect(Set(products.map(\.title)).count == products.count)
        #expect(Set(products.map(\.sku)).count == products.count)
        #expect(Set(products.map(\.barcode)).count == products.count)
    }

    @Test func numbersAreWithinReason() {
        for product in products {
            #expect(product.price > 0)
            #expect((0...50_00).contains(product.discount))
            #expect((100...500).contains(product.rating))
            #expect(product.stock >= 0)
            #expect(product.minimumOrder >= 1)
            #expect(!product.reviews.isEmpty)
            #expect(product.reviews.allSatisfy { (1...5).contains($0.rating) })
            #expect(product.reviews.map(\.date) == product.reviews.map(\.date).sorted())
            #expect(product.createdAt < product.updatedAt)
            #expect(product.description.count > 60)
            let digits = product.barcode.compactMap(\.wholeNumberValue)
            #expect(digits.count == 13)
            #expect(digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) } % 10 == 0)
        }
    }

    /// What an app has to show of a shop is there to be shown.
    @Test func everyCaseOccurs() {
        #expect(Set(products.map(\.availability)) == ["In Stock", "Low Stock", "Out of Stock"])
        #expect(products.contains { $0.stock == 0 })
        #expect(products.contains { $0.minimumOrder > 1 })
        #expect(products.contains { $0.discount == 0 } && products.contains { $0.discount > 0 })
        #expect(products.contains { $0.brand == nil })
        let sharesSoldOut = products.filter { $0.availability == "Out of Stock" }.count
        #expect((8...50).contains(sharesSoldOut))
    }

    @Test func itIsTheSameEveryTime() {
        #expect(Catalogue(stocking: Shelf.all) == Catalogue.standard)
        #expect(Catalogue.synthetic(count: 500, seed: 3) == Catalogue.synthetic(count: 500, seed: 3))
        #expect(Catalogue.synthetic(count: 500, seed: 3) != Catalogue.synthetic(count: 500, seed: 4))
    }

    @Test(arguments: [0, 1, 23, 24, 25, 1000])
    func aSyntheticStoreHasAsManyAsAsked(_ count: Int) {
        let catalogue = Catalogue.synthetic(count: count)
        #expect(catalogue.products.map(\.id) == (0..<count).map { $0 + 1 })
        #expect(catalogue.categories.count == 24)
        #expect(Set(catalogue.products.map(\.title)).count == count)
    }

    @Test func numbersThatAreNoneFindNothing() {
        for id in [0, -1, .min, .max, 289] { #expect(Catalogue.standard.product(id) == nil) }
        #expect(Catalogue.standard.product(288)?.id == 288)
    }

    @Test func timesAreCountedRight() {
        #expect(Timestamp(day: 0, second: 0).text == "2024-01-01T00:00:00.000Z")
        #expect(Timestamp(day: 59, second: 86_399).text == "2024-02-29T23:59:59.000Z")
        #expect(Timestamp(day: 366, second: 3661).text == "2025-01-01T01:01:01.000Z")
        #expect(Timestamp(day: 366 + 364, second: 0).text == "2025-12-31T00:00:00.000Z")
    }
}
