import Hummingbird

/// The routes of a user's orders.
struct OrderController {
    let accounts: Accounts
    let state: ServerState
    let samples: SampleOrders

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        let users = router.authenticated(by: accounts)
        users.get("orders") { _, context in
            let orders = orders(of: try context.requireIdentity())
            return try PrivateResponse(
                OrderList(
                    orders: orders.map { OrderResponse($0, baseURL: context.baseURL) }, total: orders.count,
                    limit: orders.count))
        }
        users.get("orders/:id") { _, context in
            let user = try context.requireIdentity()
            let text = try context.parameter("id")
            // Another user's order isn't found either, so that the response doesn't reveal which orders there are.
            guard let id = Int(text), String(id) == text, let order = orders(of: user).first(where: { $0.id == id })
            else { throw HTTPError.unknownOrder(text) }
            return try PrivateResponse(OrderResponse(order, baseURL: context.baseURL))
        }
        users.post("orders") { request, context in
            let user = try context.requireIdentity()
            let body = try await request.decode(OrderRequest.self)
            let (lines, details) = (try body.lines(), try body.details?.validated())
            return try state.change(ChangeRequest(request, by: user, body: body)) { transaction in
                let order = try transaction.placeOrder(of: user.id, lines, details)
                return try PrivateResponse(OrderResponse(order, baseURL: context.baseURL), status: .created)
            }
        }
    }

    private func orders(of user: StoreUser) -> [StoreOrder] {
        state.customer(user.id).orders + samples.orders(of: user.id)
    }
}

private struct OrderList: Encodable {
    let orders: [OrderResponse]
    let total: Int
    let skip = 0
    let limit: Int

    private enum CodingKeys: String, CodingKey { case orders, total, skip, limit }
}

private struct OrderRequest: RequestBody {
    struct Line: Codable {
        let id: RequestNumber
        let quantity: RequestNumber
        let price: RequestNumber
    }

    let products: [Line]
    let details: OrderDetailsRequest?

    static func invalidField(_ name: String) -> HTTPError {
        switch name {
        case "quantity": .invalidQuantity(1...WantedLine.maximumQuantity)
        case "price": .invalidPrice
        case "details", "address", "delivery", "payment", "voucher", "total", "name", "street", "postalCode", "city",
            "country", "title", "reference":
            .invalidDetail(name)
        default: .invalidProducts
        }
    }

    func lines() throws -> [WantedLine] {
        let lines = try products.map { product in
            var line = try WantedLine(product.id, product.quantity, in: 1...WantedLine.maximumQuantity)
            guard let price = product.price.hundredths, price >= 0 else { throw HTTPError.invalidPrice }
            line.price = price
            return line
        }
        guard !lines.isEmpty else { throw HTTPError.noProducts }
        return try WantedLine.validated(lines)
    }
}

extension StateTransaction {
    /// Places an order, and takes its pieces from stock and cart. Changes nothing if a line isn't possible.
    mutating func placeOrder(
        of user: StoreUser.ID, _ wanted: [WantedLine], _ wantedDetails: WantedDetails? = nil
    ) throws -> StoreOrder {
        let conflicts = wanted.compactMap { ConflictError.Line($0, catalog.product($0.product)) }
        guard conflicts.isEmpty else { throw ConflictError.order(conflicts) }
        var lines: [StoreOrder.Line] = []
        for line in wanted {
            guard var product = catalog.product(line.product) else { continue }
            product.stock -= line.quantity
            put(product)
            lines.append(
                StoreOrder.Line(
                    product: product.id, title: product.title, price: product.finalPrice, quantity: line.quantity))
        }
        let details = try wantedDetails?.details(subtotal: lines.reduce(0) { $0 + $1.price * $1.quantity })
        stored.lastOrder &+= 1
        let order = StoreOrder(
            id: stored.lastOrder, user: user, placedAt: now, status: "placed", lines: lines, details: details)
        stored[user].orders.insert(order, at: 0)
        stored[user].cart.remove(lines)
        return order
    }
}
