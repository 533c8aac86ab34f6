import Foundation
import Model
import Testing

@Suite struct SavedItemTests {
    private let date = Date(timeIntervalSinceReferenceDate: 0)

    private func product(stock: Int, minimum: Int = 1) -> ProductSummary {
        ProductSummary(
            id: Product.ID(rawValue: 1), title: "Desk", category: ProductCategory.ID(rawValue: "furniture"),
            price: Price(list: Money(minorUnits: 100)), stock: stock, minimumOrderQuantity: minimum)
    }

    @Test(arguments: [
        (held: 0, saved: 2, stock: 9, minimum: 1, added: 2), (held: 3, saved: 2, stock: 9, minimum: 1, added: 2),
        (held: 3, saved: 9, stock: 9, minimum: 1, added: 6), (held: 0, saved: 9, stock: 4, minimum: 1, added: 4),
        (held: 0, saved: 1, stock: 9, minimum: 4, added: 4), (held: 1, saved: .max, stock: 9, minimum: 1, added: 8),
    ])
    func asMuchReturnsToTheBagAsIsAvailable(held: Int, saved: Int, stock: Int, minimum: Int, added: Int) throws {
        let product = product(stock: stock, minimum: minimum)
        var bag = Bag(lines: held > 0 ? [BagLine(product: product, quantity: held)] : [])
        #expect(try bag.add(SavedItem(product: product, quantity: saved, savedAt: date)) == added)
        #expect(bag[product.id]?.quantity == held + added)
    }

    @Test func noneReturnsIfNoneIsAvailable() {
        let full = product(stock: 3)
        var bag = Bag(lines: [BagLine(product: full, quantity: 3)])
        let before = bag
        #expect(throws: QuantityRefusal.aboveStock(3)) {
            try bag.add(SavedItem(product: full, quantity: 1, savedAt: date))
        }
        let gone = product(stock: 3, minimum: 4)
        #expect(throws: QuantityRefusal.soldOut) {
            try bag.add(SavedItem(product: gone, quantity: 1, savedAt: date))
        }
        #expect(bag == before)
    }

    @Test func quantitiesOfAProductAreAddedAndThoseOfTwoListsAreNot() {
        let product = product(stock: 3)
        let old = SavedItem(product: product, quantity: 4, savedAt: date)
        let new = SavedItem(BagLine(product: product, quantity: 2), replacing: old, at: date + 1)
        #expect(new == SavedItem(product: product, quantity: 6, savedAt: date + 1))
        #expect(new.refusal == .aboveStock(3))
        #expect(old.merged(with: new) == new && new.merged(with: old) == new)
        #expect(SavedItem(BagLine(product: product, quantity: .max), replacing: old, at: date).quantity == .max)
    }
}
