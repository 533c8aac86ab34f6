/// Why what was asked for can't be had, for a program to act on.
enum Conflict: Hashable, Sendable {
    enum Reason: String {
        /// There are fewer left.
        case stock
        /// One has to take more.
        case minimum
        /// It is no longer sold.
        case gone
        /// It costs something else than the customer saw.
        case price
    }

    struct Line: Hashable, Sendable {
        let product: StoreProduct.ID
        let reason: Reason
        /// How much could be had.
        let quantity: Int
        /// What one piece costs, in cents.
        let price: Int

        func write(to json: inout JSONWriter, hasPrice: Bool) {
            json.field("reason", reason.rawValue)
            json.field("id", product)
            json.field("quantity", quantity)
            if hasPrice { json.field("price", hundredths: price) }
        }
    }

    case cart(Line)
    case order([Line])

    func write(to json: inout JSONWriter) {
        switch self {
        case .cart(let line):
            line.write(to: &json, hasPrice: false)
        case .order(let lines):
            json.key("products")
            json.array(lines) { json, line in json.object { line.write(to: &$0, hasPrice: true) } }
        }
    }
}

extension Conflict.Line {
    /// - Returns: Nil where so many can be had, at this price where one is named.
    init?(_ wanted: WantedLine, _ product: StoreProduct?) {
        guard let product else {
            self.init(product: wanted.product, reason: .gone, quantity: 0, price: 0)
            return
        }
        let (available, price) = (product.available, product.finalPrice)
        let reason: Conflict.Reason
        var quantity = wanted.quantity
        if wanted.quantity > available {
            (reason, quantity) = (.stock, available)
        } else if wanted.quantity < product.minimumOrder {
            (reason, quantity) = (.minimum, product.minimumOrder)
        } else if let seen = wanted.price, seen != price {
            reason = .price
        } else {
            return nil
        }
        self.init(product: wanted.product, reason: reason, quantity: quantity, price: price)
    }
}
