import Hummingbird

/// The routes of a user's cart.
struct CartController {
    let accounts: Accounts
    let state: ServerState

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        let owner = router.ownerOnly(by: accounts)
        owner.get("carts/user/:id") { _, context in
            let user = try context.requireIdentity()
            let snapshot = state.snapshot
            let cart = CartResponse(
                snapshot.stored[user.id].cart, of: user.id, catalog: snapshot.catalog, baseURL: context.baseURL)
            return try PrivateResponse(CartList(carts: [cart]))
        }
        owner.put("carts/:id") { request, context in
            let user = try context.requireIdentity()
            let body = try await request.decode(CartRequest.self)
            let lines = try body.lines()
            return try state.change(ChangeRequest(request, by: user, body: body)) { transaction in
                try transaction.setCart(of: user.id, lines, merges: body.merge ?? false)
                return try PrivateResponse(
                    CartResponse(
                        transaction.stored[user.id].cart, of: user.id, catalog: transaction.catalog,
                        baseURL: context.baseURL))
            }
        }
    }
}

private struct CartList: Encodable {
    let carts: [CartResponse]
    let total = 1
    let skip = 0
    let limit = 1

    private enum CodingKeys: String, CodingKey { case carts, total, skip, limit }
}

private struct CartRequest: RequestBody {
    struct Line: Codable {
        let id: RequestNumber
        let quantity: RequestNumber
    }

    let products: [Line]
    let merge: Bool?

    static func invalidField(_ name: String) -> HTTPError {
        switch name {
        case "quantity": .invalidQuantity(0...WantedLine.maximumQuantity)
        case "merge": .invalidMerge
        default: .invalidProducts
        }
    }

    func lines() throws -> [WantedLine] {
        let quantities = 0...WantedLine.maximumQuantity
        return try WantedLine.validated(
            products.map { try WantedLine($0.id, $0.quantity, in: quantities) })
    }
}

extension StateTransaction {
    /// Sets these lines, and removes all others unless they are merged. Changes nothing if a line can't be set.
    mutating func setCart(of user: StoreUser.ID, _ wanted: [WantedLine], merges: Bool) throws {
        for line in wanted where line.quantity > 0 {
            if let conflict = ConflictError.Line(line, catalog.product(line.product)) {
                throw ConflictError.cart(conflict)
            }
        }
        let lines = wanted.map { CartLine(product: $0.product, quantity: $0.quantity) }
        if merges { stored[user].cart.set(lines) } else { stored[user].cart.replace(with: lines) }
        guard stored[user].cart.lines.count <= WantedLine.maximumCount else { throw HTTPError.tooManyProducts }
    }
}
