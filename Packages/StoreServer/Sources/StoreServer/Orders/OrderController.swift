import Hummingbird
import Model

/// The routes of a user's orders.
struct OrderController {
    let accounts: Accounts
    let state: ServerState
    let samples: SampleOrders

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        let users = router.authenticated(by: accounts)
        users.get("orders") { _, context in
            let user = try context.requireIdentity()
            let orders = orders(of: user, state.customer(user.id))
            return try PrivateResponse(
                OrderList(
                    orders: orders.map { OrderResponse($0, baseURL: context.baseURL) }, total: orders.count,
                    limit: orders.count))
        }
        users.get("orders/:id") { _, context in
            let user = try context.requireIdentity()
            let order = try order(context.parameter("id"), in: orders(of: user, state.customer(user.id)))
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
        users.put("orders/:id/cancellation") { request, context in
            let user = try context.requireIdentity()
            let id = try context.parameter("id")
            return try state.change(ChangeRequest(request, by: user)) { transaction in
                let order = try order(id, in: orders(of: user, transaction.stored[user.id]))
                let canceled = try transaction.cancel(order) { [samples] in
                    StoreNotification.samples(orders: samples.orders(of: $0))
                }
                return try PrivateResponse(OrderResponse(canceled, baseURL: context.baseURL))
            }
        }
    }

    private func orders(of user: StoreUser, _ customer: Customer) -> [StoreOrder] {
        samples.orders(of: user.id, with: customer.orders)
    }

    /// Another user's order isn't found either, so that the response doesn't reveal which orders there are.
    private func order(_ text: String, in orders: [StoreOrder]) throws -> StoreOrder {
        guard let id = Int(text), String(id) == text, let order = orders.first(where: { $0.id == id }) else {
            throw HTTPError.unknownOrder(text)
        }
        return order
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

    /// Cancels an order that isn't shipped, returns its pieces to stock, and notifies the user. Does nothing if it is
    /// canceled.
    ///
    /// - Parameter samples: Returns the notifications that a user has at first.
    fileprivate mutating func cancel(
        _ order: StoreOrder, samples: (StoreUser.ID) -> [StoreNotification]
    ) throws -> StoreOrder {
        guard order.status != "cancelled" else { return order }
        guard order.status == "placed" else { throw ConflictError.cancellation(order.id) }
        for line in order.lines {
            guard var product = catalog.product(line.product) else { continue }
            // An edited file may contain any number.
            product.stock += min(max(line.quantity, 0), WantedLine.maximumQuantity)
            restock(product, samples: samples)
        }
        var order = order
        order.status = "cancelled"
        put(order)
        if stored[order.user].notificationSettings?.orders != false {
            let notification = StoreNotification(
                id: "canceled-\(order.id)", title: "Order canceled", body: "Your order \(order.id) was canceled.",
                date: now, link: "/orders/\(order.id)", isRead: false)
            notify(order.user, notification, samples: samples(order.user))
        }
        return order
    }

    /// Replaces an order, or adds an invented one that has changed.
    mutating func put(_ order: StoreOrder) {
        var orders = stored[order.user].orders
        if let index = orders.firstIndex(where: { $0.id == order.id }) {
            orders[index] = order
        } else {
            orders.append(order)
        }
        stored[order.user].orders = orders
    }
}
