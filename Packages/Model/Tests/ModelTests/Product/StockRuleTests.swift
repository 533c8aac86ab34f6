import FlowKit
import FlowTesting
import Model
import Testing

@Suite struct StockRuleTests {
    @Test(arguments: 0..<20 as Range<UInt64>)
    func oneRuleDecidesEverything(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<300 {
            let rule = StockRule(stock: random.anyInt(), minimum: random.anyInt())
            let quantity = random.anyInt()
            #expect(rule.stock >= 0)
            #expect(rule.minimum >= 1)
            #expect(rule.isSoldOut == (rule.stock < rule.minimum))
            #expect((rule.refusal(of: quantity) == nil) == (rule.quantities?.contains(quantity) ?? false))
            guard let nearest = rule.nearest(to: quantity) else {
                #expect(rule.isSoldOut)
                continue
            }
            #expect(rule.refusal(of: nearest) == nil)
            #expect(rule.refusal(of: quantity) != nil || nearest == quantity)
        }
    }

    @Test(
        arguments: [
            (10, 1, 0, .belowMinimum(1)), (10, 1, 1, nil), (10, 1, 10, nil), (10, 1, 11, .aboveStock(10)),
            (10, 4, 3, .belowMinimum(4)), (4, 4, 4, nil), (3, 4, 4, .soldOut), (0, 1, 1, .soldOut),
            (-2, -2, 1, .soldOut),
        ] as [(Int, Int, Int, QuantityRefusal?)])
    func quantitiesAreRefusedWithAReason(
        _ stock: Int, _ minimum: Int, _ quantity: Int, _ refusal: QuantityRefusal?
    ) {
        #expect(StockRule(stock: stock, minimum: minimum).refusal(of: quantity) == refusal)
    }

    @Test(arguments: [
        (0, 1, false), (1, 1, true), (5, 1, true), (6, 1, false), (8, 8, true), (9, 8, false), (7, 8, false),
    ])
    func fewLeftIsWorthAWord(_ stock: Int, _ minimum: Int, _ isLow: Bool) {
        #expect(StockRule(stock: stock, minimum: minimum).isLow == isLow)
    }

    @Test(
        arguments: [
            (.soldOut, "This product is sold out."), (.aboveStock(3), "Only 3 left in stock."),
            (.belowMinimum(4), "This product is sold in quantities of 4 or more."),
        ] as [(QuantityRefusal, String)])
    func aRefusalIsToldInWords(_ refusal: QuantityRefusal, _ text: String) {
        #expect(String(localized: refusal.text) == text)
    }

    @Test func aProductsRuleIsThatOfItsNumbers() {
        let product = BagLine.fixture(price: .zero(.usd), stock: 7, minimum: 0).product
        #expect(product.minimumOrderQuantity == 1)
        #expect(product.stockRule == StockRule(stock: 7, minimum: 1))
    }
}
