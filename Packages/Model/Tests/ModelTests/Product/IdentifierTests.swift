import Model
import Testing

@Suite struct IdentifierTests {
    @Test(arguments: ["", "-1", "+1", "01", "1 ", "1.0", "٣", "9223372036854775808", "x"])
    func aProductHasOneTextOnly(_ text: String) {
        #expect(Product.ID(text) == nil)
    }

    @Test(arguments: [0, 1, 12, Int.max])
    func aProductsTextLeadsBackToIt(_ number: Int) {
        let id = Product.ID(rawValue: number)
        #expect(Product.ID(id.description) == id)
    }

    @Test func productsAreInTheOrderOfTheirNumbers() {
        #expect([12, 2, 7].map(Product.ID.init(rawValue:)).sorted().map(\.rawValue) == [2, 7, 12])
    }

    @Test func aCategoryHasAName() {
        #expect(ProductCategory.ID("") == nil)
        #expect(ProductCategory.ID("home-decoration")?.description == "home-decoration")
    }
}
