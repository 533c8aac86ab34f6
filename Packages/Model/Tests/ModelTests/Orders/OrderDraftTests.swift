import FlowKit
import Model
import Testing

@Suite struct OrderDraftTests {
    private func line(_ id: Int, quantity: Int, price: Int = 10_00, stock: Int = 10, minimum: Int = 1) -> BagLine {
        BagLine(
            product: ProductSummary(
                id: Product.ID(rawValue: id), title: "Product \(id)", category: ProductCategory.ID(rawValue: "lamps"),
                price: Price(list: Money(minorUnits: price), discountBasisPoints: 25_00), stock: stock,
                minimumOrderQuantity: minimum),
            quantity: quantity)
    }

    @Test func itHasWhatTheCustomerPays() throws {
        let draft = try OrderDraft([line(1, quantity: 2), line(2, quantity: 1, price: 99)])
        #expect(draft.lines.map(\.product.rawValue) == [1, 2])
        #expect(draft.lines.map(\.quantity) == [2, 1])
        #expect(draft.lines.map(\.unitPrice.minorUnits) == [7_50, 74])
        #expect(draft.total == Money(minorUnits: 15_74))
    }

    @Test func invalidBagLinesAreRejected() {
        func failure(_ lines: [BagLine]) -> PlaceOrderError? {
            do throws(PlaceOrderError) {
                _ = try OrderDraft(lines)
                return nil
            } catch {
                return error
            }
        }
        let id = Product.ID(rawValue: 1)
        #expect(failure([]) == .empty)
        #expect(failure([line(1, quantity: 11)]) == .refused(id, .aboveStock(10)))
        #expect(failure([line(1, quantity: 2, minimum: 3)]) == .refused(id, .belowMinimum(3)))
        #expect(failure([line(1, quantity: 1, stock: 0)]) == .refused(id, .soldOut))
        #expect(failure([line(1, quantity: -1)]) == .refused(id, .belowMinimum(1)))
        #expect(failure([line(1, quantity: 1), line(1, quantity: 1)]) == .changed(id))
        #expect(failure([line(1, quantity: .max, price: .max, stock: .max)]) == .tooExpensive)
        let large = [line(1, quantity: 1, price: .max), line(2, quantity: 1, price: .max)]
        #expect(failure(large) == .tooExpensive)
    }

    @Test func pricesInDifferentCurrenciesHaveNoTotal() throws {
        var euros = line(2, quantity: 1)
        euros.product.price = Price(list: Money(minorUnits: 10_00, currency: .eur))
        let details = OrderDetails(
            address: DeliveryAddress(), delivery: .standard, deliveryPrice: Money(minorUnits: 4_99),
            payment: OrderPayment(title: "Invoice", reference: "1"))
        var inEuros = details
        inEuros.deliveryPrice = Money(minorUnits: 4_99, currency: .eur)
        for (lines, details) in [
            ([line(1, quantity: 1), euros], nil), ([line(1, quantity: 1)], inEuros), ([euros], details),
        ] {
            #expect(throws: PlaceOrderError.mixedCurrencies) { try OrderDraft(lines, details: details) }
        }
        #expect(try OrderDraft([euros], details: inEuros).total == Money(minorUnits: 14_99, currency: .eur))
    }

    @Test func eachErrorSaysWhatToDo() {
        let id = Product.ID(rawValue: 1)
        let texts: [(PlaceOrderError, String)] = [
            (.empty, "Your bag is empty. Add an item to place an order."),
            (.signedOut, "Sign in to place an order."),
            (.refused(id, .aboveStock(2)), "Only 2 left in stock."),
            (.changed(id), "Your bag has changed. Review it, then order again."),
            (.tooExpensive, "This order is too large. Split it into smaller orders."),
            (
                .mixedCurrencies,
                "We can't calculate a total for these items. Go back to your bag and order them separately."
            ),
            (.service(.storage("full")), "\(ServiceError.storage("full"))"),
        ]
        for (error, text) in texts { #expect(String(localized: error.text) == text) }
    }
}
