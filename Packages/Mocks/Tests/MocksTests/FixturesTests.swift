import Mocks
import Model
import Testing

@Suite struct FixturesTests {
    private let products = [Product].catalog

    @Test func productsAreNumberedFromOneAndInAKnownCategory() {
        #expect(products.map(\.id.rawValue) == Array(1...30))
        let categories = Set([ProductCategory].fixtures.map(\.id))
        #expect(Set(products.map(\.summary.category)) == categories)
        #expect([ProductCategory].fixtures.map(\.name) == [ProductCategory].fixtures.map(\.name).sorted())
    }

    @Test func everyKindOfProductIsAmongThem() {
        func ids(where fits: (ProductSummary) -> Bool) -> [Int] {
            products.map(\.summary).filter(fits).map(\.id.rawValue)
        }
        #expect(ids { $0.price.isDiscounted } == [2, 7, 12, 17, 22, 27])
        #expect(ids { $0.stock == 0 } == [5, 25])
        #expect(ids { $0.stockRule.isSoldOut } == [5, 20, 25])
        #expect(ids { $0.stockRule.isLow } == [8, 19])
        #expect(ids { $0.minimumOrderQuantity > 1 } == [16, 17, 18, 19, 20])
        #expect(ids { $0.brand == nil } == [10, 15, 16, 23])
    }

    @Test func aFixtureTakesWhatATestCaresAbout() {
        let product = Product.fixture(id: 7, title: "Kite", price: 12_00, discount: 50_00, stock: 2)
        #expect(product.id == Product.ID(rawValue: 7))
        #expect(product.summary.title == "Kite")
        #expect(product.summary.price.current == Money(minorUnits: 6_00))
        #expect(product.summary.stockRule.isLow)
    }
}
