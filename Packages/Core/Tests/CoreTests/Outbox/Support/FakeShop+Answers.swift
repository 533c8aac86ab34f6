import Foundation
import HTTPTypes
import Model
import Synchronization

@testable import Core

extension FakeShop {
    func answer(_ request: APIRequest) -> APIResponse {
        state.withLock { state in
            let path = request.url.path().split(separator: "/").map(String.init)
            if path == ["auth", "login"] { return Self.login(request) }
            if path == ["auth", "refresh"] { return Self.json(state.isSignedOut ? 401 : 200, Self.tokens(1)) }
            if path.first == "products" { return Self.product(path, state) }
            let token = request.accessToken.flatMap { Int($0.value) }
            guard let user = token, !state.isSignedOut else { return Self.json(401, ["message": "Who asks?"]) }
            if let part = path.first, state.missing.contains(part == "users" && path.count > 2 ? "wishlist" : part) {
                return Self.json(404, ["message": "Not found"])
            }
            guard let key = request.headers["Idempotency-Key"] else { return state.read(path, user) }
            let fingerprint =
                "\(request.method) \(path) \(request.body ?? Data())"
                + (request.body.map { String(decoding: $0, as: UTF8.self) } ?? "")
            if let known = state.accounts[user]?.answers[key] {
                guard known.fingerprint == fingerprint else { return Self.json(422, ["message": "Another request"]) }
                var replay = known.response
                replay.headers["Idempotent-Replayed"] = "true"
                return replay
            }
            let response = state.write(request, path, user)
            state.accounts[user, default: Account()].answers[key] = Remembered(
                fingerprint: fingerprint, response: response)
            if (200..<300).contains(response.status) {
                state.accounts[user, default: Account()].effects[key, default: 0] += 1
            }
            return response
        }
    }

    static func json(_ status: Int, _ value: [String: Any]) -> APIResponse {
        let data = (try? JSONSerialization.data(withJSONObject: value)) ?? Data()
        return APIResponse(status: status, headers: ["Content-Type": "application/json"], body: data)
    }

    private static func tokens(_ user: Int) -> [String: Any] {
        ["accessToken": "\(user)", "refreshToken": "refresh"]
    }

    private static func login(_ request: APIRequest) -> APIResponse {
        let body = request.body.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        let id = body["username"] == "michaelw" ? 2 : 1
        let user: [String: Any] = [
            "id": id, "username": body["username"] ?? "", "firstName": "Emily", "lastName": "Johnson",
            "email": "emily@shop.example",
        ]
        return json(200, user.merging(tokens(id)) { $1 })
    }

    private static func product(_ path: [String], _ state: State) -> APIResponse {
        guard let id = path.dropFirst().first.flatMap({ Int($0) }), let product = state.products[id] else {
            return json(404, ["message": "No such product", "reason": "gone"])
        }
        return json(
            200,
            [
                "id": id, "title": "Product \(id)", "price": Double(product.price) / 100, "category": "lamps",
                "stock": product.stock, "minimumOrderQuantity": product.minimum, "discountPercentage": 0,
            ])
    }
}

extension FakeShop.State {
    func read(_ path: [String], _ user: Int) -> APIResponse {
        let account = accounts[user] ?? FakeShop.Account()
        switch path.first {
        case "carts": return FakeShop.json(200, ["carts": [cart(account, user)], "total": 1])
        case "users": return FakeShop.json(200, wishes(account))
        case "auth":
            return FakeShop.json(200, ["id": user, "username": "emilys"].merging(account.fields) { $1 })
        default:
            guard path.count > 1 else {
                return FakeShop.json(200, ["orders": account.placed.keys.sorted(by: >).map { order($0, account) }])
            }
            guard let id = Int(path[1]), account.placed[id] != nil else {
                return FakeShop.json(404, ["message": "No such order", "reason": "gone"])
            }
            return FakeShop.json(200, order(id, account))
        }
    }

    mutating func write(_ request: APIRequest, _ path: [String], _ user: Int) -> APIResponse {
        let object = request.body.flatMap { try? JSONSerialization.jsonObject(with: $0) }
        let body = object as? [String: Any] ?? [:]
        switch path.first {
        case "carts": return setCart(body, user)
        case "orders" where path.count > 2: return cancelOrder(Int(path[1]) ?? 0, user)
        case "orders": return placeOrder(body, user)
        case "users" where path.count > 2:
            return setWish(path.last.flatMap { Int($0) } ?? 0, isOn: request.method == .put, user)
        case "users":
            for (name, value) in body {
                guard let text = value as? String, text != "refused" else {
                    return FakeShop.json(400, ["message": "That is no name"])
                }
                accounts[user, default: FakeShop.Account()].fields[name] = text
            }
            let fields = accounts[user]?.fields ?? [:]
            return FakeShop.json(200, ["id": user, "username": "emilys"].merging(fields) { $1 })
        default: return FakeShop.json(404, [:])
        }
    }

    private func cart(_ account: FakeShop.Account, _ user: Int) -> [String: Any] {
        let products = account.cart.map { ["id": $0.id.rawValue, "quantity": $0.quantity] }
        return ["id": user, "products": products, "revision": account.cartRevision]
    }

    private func wishes(_ account: FakeShop.Account) -> [String: Any] {
        ["products": account.wishes, "revision": account.wishesRevision]
    }

    private func lines(_ body: [String: Any]) -> [(line: BagQuantity, price: Int?)] {
        (body["products"] as? [[String: Any]] ?? []).map { product in
            let price = (product["price"] as? NSNumber).map { Int((Double(truncating: $0) * 100).rounded()) }
            let id = Model.Product.ID(rawValue: product["id"] as? Int ?? -1)
            return (BagQuantity(id: id, quantity: product["quantity"] as? Int ?? -1), price)
        }
    }

    private func refusal(_ line: BagQuantity, price: Int?) -> [String: Any]? {
        let id = line.id.rawValue
        guard let product = products[id] else { return ["id": id, "reason": "gone", "quantity": 0] }
        let available = product.stock >= product.minimum ? product.stock : 0
        let cost = Double(product.price) / 100
        if line.quantity > available { return ["id": id, "reason": "stock", "quantity": available, "price": cost] }
        if line.quantity < product.minimum {
            return ["id": id, "reason": "minimum", "quantity": product.minimum, "price": cost]
        }
        guard let price, price != product.price else { return nil }
        return ["id": id, "reason": "price", "quantity": line.quantity, "price": cost]
    }

    private mutating func setCart(_ body: [String: Any], _ user: Int) -> APIResponse {
        var account = accounts[user] ?? FakeShop.Account()
        for (line, _) in lines(body) {
            if line.quantity > 0, let refusal = refusal(line, price: nil) {
                return FakeShop.json(409, refusal.merging(["message": "Not so many"]) { $1 })
            }
            let place = account.cart.firstIndex { $0.id == line.id }
            switch (place, line.quantity) {
            case (let place?, 0): account.cart.remove(at: place)
            case (nil, 0): break
            case (let place?, _): account.cart[place].quantity = line.quantity
            case (nil, _): account.cart.append(line)
            }
        }
        if account.cart != accounts[user]?.cart ?? [] { account.cartRevision += 1 }
        accounts[user] = account
        return FakeShop.json(200, cart(account, user))
    }

    private mutating func setWish(_ id: Int, isOn: Bool, _ user: Int) -> APIResponse {
        if isOn, products[id] == nil {
            return FakeShop.json(404, ["message": "No such product", "reason": "gone", "id": id])
        }
        var account = accounts[user] ?? FakeShop.Account()
        if isOn, !account.wishes.contains(id) { account.wishes.insert(id, at: 0) }
        if !isOn { account.wishes.removeAll { $0 == id } }
        account.wishesRevision += 1
        accounts[user] = account
        return FakeShop.json(200, wishes(account))
    }

    private mutating func placeOrder(_ body: [String: Any], _ user: Int) -> APIResponse {
        let lines = lines(body)
        let refusals = lines.compactMap { refusal($0.line, price: $0.price) }
        guard refusals.isEmpty else {
            return FakeShop.json(409, ["message": "Not everything can be had", "products": refusals])
        }
        var account = accounts[user] ?? FakeShop.Account()
        for (line, _) in lines {
            products[line.id.rawValue]?.stock -= line.quantity
            guard let place = account.cart.firstIndex(where: { $0.id == line.id }) else { continue }
            account.cart[place].quantity -= line.quantity
            account.cartRevision += 1
            if account.cart[place].quantity <= 0 { account.cart.remove(at: place) }
        }
        account.orders.append(lines.map(\.line))
        lastOrder += 1
        account.placed[lastOrder] = FakeShop.PlacedOrder(lines: lines.map(\.line))
        accounts[user] = account
        return FakeShop.json(201, order(lastOrder, account))
    }

    private mutating func cancelOrder(_ id: Int, _ user: Int) -> APIResponse {
        var account = accounts[user] ?? FakeShop.Account()
        switch account.placed[id]?.status {
        case "placed":
            account.placed[id]?.status = "cancelled"
            for line in account.placed[id]?.lines ?? [] { products[line.id.rawValue]?.stock += line.quantity }
            accounts[user] = account
        case "cancelled": break
        case nil: return FakeShop.json(404, ["message": "No such order", "reason": "gone"])
        default: return FakeShop.json(409, ["message": "It is on its way", "reason": "order"])
        }
        return FakeShop.json(200, order(id, account))
    }

    private func order(_ id: Int, _ account: FakeShop.Account) -> [String: Any] {
        let lines = (account.placed[id]?.lines ?? []).map { line -> [String: Any] in
            [
                "id": line.id.rawValue, "title": "Product \(line.id)",
                "price": Double(products[line.id.rawValue]?.price ?? 0) / 100, "quantity": line.quantity,
            ]
        }
        return [
            "id": id, "placedAt": "2026-01-01T12:00:00.000Z", "status": account.placed[id]?.status ?? "",
            "products": lines, "total": 1,
        ]
    }
}
