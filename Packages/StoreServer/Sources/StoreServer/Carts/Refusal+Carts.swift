import HTTPTypes

extension Refusal {
    static let tooDeep = Refusal(
        status: .badRequest, message: "The body has more than \(JSONValue.mostDepth) brackets in each other")
    static let badProducts = Refusal(
        status: .badRequest, message: "Invalid 'products' - must be a list of objects with an 'id'")
    static let noProducts = Refusal(status: .badRequest, message: "An order needs a product")
    static let tooManyProducts = Refusal(
        status: .badRequest, message: "At most \(WantedLine.mostLines) products are accepted")
    static let badPrice = Refusal(
        status: .badRequest, message: "Invalid 'price' - must be a number with at most two decimals, 0 or more")
    static let badMerge = Refusal(status: .badRequest, message: "Invalid 'merge' - must be true or false")
    static func badQuantity(_ range: ClosedRange<Int>) -> Refusal {
        Refusal(
            status: .badRequest,
            message: "Invalid 'quantity' - must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    static func twice(_ id: StoreProduct.ID) -> Refusal {
        Refusal(status: .badRequest, message: "Product with id '\(id)' is listed twice")
    }
    static func cart(_ line: Conflict.Line) -> Refusal {
        let text =
            switch line.reason {
            case .stock, .price: "Product with id '\(line.product)' is not available in this quantity"
            case .minimum: "The minimum quantity of product with id '\(line.product)' is \(line.quantity)"
            case .gone: "Product with id '\(line.product)' is no longer available"
            }
        return Refusal(status: .conflict, message: text, details: .cart(line))
    }
    /// With the reason, which distinguishes the response from a gateway's 404.
    static func goneProduct(_ id: StoreProduct.ID) -> Refusal {
        Refusal(
            status: .notFound, message: "Product with id '\(id)' not found",
            details: .cart(Conflict.Line(product: id, reason: .gone, quantity: 0, price: 0)))
    }
    static func order(_ lines: [Conflict.Line]) -> Refusal {
        Refusal(
            status: .conflict, message: "Some items aren't available as ordered", details: .order(lines))
    }
}
