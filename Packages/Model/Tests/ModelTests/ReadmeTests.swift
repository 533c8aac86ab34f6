import Model
import Testing

/// The code of the README.
@Suite struct ReadmeTests {
    @Test func theModelOfTheReadme() {
        let price = Price(list: Money(minorUnits: 49_00), discountBasisPoints: 25_00)
        let lamp = ProductSummary(
            id: Product.ID(rawValue: 12), title: "Lamp", category: ProductCategory.ID(rawValue: "lamps"), price: price,
            stock: 3)
        let bag = Bag(lines: [BagLine(product: lamp, quantity: 2)])

        #expect(bag.totals?.total.formatted == "$73.50")
        #expect(lamp.stockRule.refusal(of: 4) == .aboveStock(3))
    }
}
