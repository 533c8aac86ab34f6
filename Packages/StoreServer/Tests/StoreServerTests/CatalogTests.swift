import Testing

@testable import StoreServer

@Suite struct CatalogTests {
    private let products = Catalog.standard.products

    @Test func theStandardCatalogHas288ProductsIn24Categories() {
        #expect(products.count == 288)
        #expect(products.map(\.id) == Array(1...288))
        #expect(
            Catalog.standard.categories.map(\.slug) == [
                "beauty", "fragrances", "furniture", "groceries", "home-decoration", "kitchen-accessories", "laptops",
                "mens-shirts", "mens-shoes", "mens-watches", "mobile-accessories", "motorcycle", "skin-care",
                "smartphones", "sports-accessories", "sunglasses", "tablets", "tops", "vehicle", "womens-bags",
                "womens-dresses", "womens-jewellery", "womens-shoes", "womens-watches",
            ])
        for category in Catalog.standard.categories {
            #expect((Catalog.standard.products(in: category.slug)?.count ?? 0) >= 10)
        }
    }

    @Test func titlesAndCodesAreUnique() {
        #expect(Set(products.map(\.title)).count == products.count)
        #expect(Set(products.map(\.sku)).count == products.count)
        #expect(Set(products.map(\.barcode)).count == products.count)
    }

    @Test func numbersAreWithinTheirBounds() {
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

    /// The catalog has every case that an app has to show.
    @Test func everyAvailabilityOccurs() {
        #expect(Set(products.map(\.availability)) == ["In Stock", "Low Stock", "Out of Stock"])
        #expect(products.contains { $0.stock == 0 })
        #expect(products.contains { $0.minimumOrder > 1 })
        #expect(products.contains { $0.discount == 0 } && products.contains { $0.discount > 0 })
        #expect(products.contains { $0.brand == nil })
        let sharesSoldOut = products.filter { $0.availability == "Out of Stock" }.count
        #expect((8...50).contains(sharesSoldOut))
    }

    @Test func aSyntheticCatalogDependsOnItsSeed() {
        #expect(Catalog.synthetic(count: 500, seed: 3) == Catalog.synthetic(count: 500, seed: 3))
        #expect(Catalog.synthetic(count: 500, seed: 3) != Catalog.synthetic(count: 500, seed: 4))
    }

    @Test(arguments: [0, 1, 23, 24, 25, 1000])
    func aSyntheticCatalogHasTheRequestedSize(_ count: Int) {
        let catalog = Catalog.synthetic(count: count)
        #expect(catalog.products.map(\.id) == (0..<count).map { $0 + 1 })
        #expect(catalog.categories.count == 24)
        #expect(Set(catalog.products.map(\.title)).count == count)
    }

    @Test func anUnknownIdentifierFindsNoProduct() {
        for id in [0, -1, .min, .max, 289] { #expect(Catalog.standard.product(id) == nil) }
        #expect(Catalog.standard.product(288)?.id == 288)
    }

}
