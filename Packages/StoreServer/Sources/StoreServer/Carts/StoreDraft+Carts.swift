extension StoreDraft {
    /// Sets these lines, or makes them all there is. All of it or nothing.
    mutating func setCart(
        of user: StoreUser.ID, _ wanted: [WantedLine], merges: Bool
    ) throws(Refusal) {
        for line in wanted where line.quantity > 0 {
            if let conflict = Conflict.Line(line, product(line.product)) { throw .cart(conflict) }
        }
        let lines = wanted.map { CartLine(product: $0.product, quantity: $0.quantity) }
        if merges { state[user].cart.set(lines) } else { state[user].cart.replace(with: lines) }
        guard state[user].cart.lines.count <= WantedLine.mostLines else { throw .tooManyProducts }
    }

    /// Buys. All of it or nothing.
    mutating func placeOrder(of user: StoreUser.ID, _ wanted: [WantedLine]) throws(Refusal) -> StoreOrder {
        let conflicts = wanted.compactMap { Conflict.Line($0, product($0.product)) }
        guard conflicts.isEmpty else { throw .order(conflicts) }
        var lines: [StoreOrder.Line] = []
        for line in wanted {
            guard var product = product(line.product) else { continue }
            product.stock -= line.quantity
            put(product)
            lines.append(
                StoreOrder.Line(
                    product: product.id, title: product.title, price: product.finalPrice, quantity: line.quantity))
        }
        state.lastOrder &+= 1
        let order = StoreOrder(id: state.lastOrder, user: user, placedAt: now, status: "placed", lines: lines)
        state[user].orders.insert(order, at: 0)
        state[user].cart.takeOut(lines)
        return order
    }
}
