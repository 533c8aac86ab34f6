import Foundation
import HTTPTypes
import Model

/// The requests that send a user's changes, and those that load the user's state.
struct OutboxAPI: Sendable {
    private let address: APIAddress
    let user: User.ID

    init(api: URL, user: User.ID) {
        address = APIAddress(api)
        self.user = user
    }

    /// The base of relative addresses in a response.
    var base: URL { address.base }

    var cart: APIRequest { read(["carts", "user", "\(user)"]) }

    var wishes: APIRequest { read(["users", "\(user)", "wishlist"]) }

    var profile: APIRequest { read(["auth", "me"]) }

    func setLine(_ product: Product.ID, quantity: Int, cart: Int, key: UUID) throws -> APIRequest {
        let body = CartBody(merge: true, products: [.init(id: product.rawValue, quantity: quantity)])
        return write(.put, ["carts", "\(cart)"], try WireEncoder.encode(body), key)
    }

    func setWish(_ product: Product.ID, isOn: Bool, key: UUID) -> APIRequest {
        write(isOn ? .put : .delete, ["users", "\(user)", "wishlist", "\(product)"], nil, key)
    }

    func place(_ lines: [OrderLine], key: UUID) throws -> APIRequest {
        let products = lines.map { line in
            OrderBody.Line(id: line.product.rawValue, quantity: line.quantity, price: line.unitPrice.decimal)
        }
        return write(.post, ["orders"], try WireEncoder.encode(OrderBody(products: products)), key)
    }

    func change(_ fields: ProfileChange, key: UUID) throws -> APIRequest {
        write(.patch, ["users", "\(user)"], try WireEncoder.encode(fields), key)
    }

    /// Returns the request that makes the change of an entry.
    func request(for entry: OutboxEntry, cart: Int) throws(ServiceError) -> APIRequest {
        do {
            return switch entry.change {
            case .bagSet(let id, let quantity, _): try setLine(id, quantity: quantity, cart: cart, key: entry.key)
            case .wishlistSet(let id, let isOn): setWish(id, isOn: isOn, key: entry.key)
            case .placeOrder(let lines): try place(lines, key: entry.key)
            case .profileChange(let fields): try change(fields, key: entry.key)
            }
        } catch {
            throw error as? ServiceError ?? .storage("\(error)")
        }
    }

    /// Returns the request for a part of the user's state.
    func request(for pull: OutboxPull) -> APIRequest {
        switch pull {
        case .bag: cart
        case .wishlist: wishes
        case .profile: profile
        }
    }

    private func read(_ path: [String]) -> APIRequest {
        APIRequest(url: address.url(path), headers: .json)
    }

    private func write(_ method: HTTPRequest.Method, _ path: [String], _ body: Data?, _ key: UUID) -> APIRequest {
        var request = APIRequest(
            method: method, url: address.url(path), headers: body == nil ? .json : .jsonBody, body: body)
        request.idempotencyKey = key.uuidString.lowercased()
        return request
    }
}

private struct CartBody: Encodable {
    struct Line: Encodable {
        let id: Int
        let quantity: Int
    }

    let merge: Bool
    let products: [Line]
}

private struct OrderBody: Encodable {
    struct Line: Encodable {
        let id: Int
        let quantity: Int
        let price: Decimal
    }

    let products: [Line]
}

extension Money {
    /// The amount in the currency's whole units, exactly.
    fileprivate var decimal: Decimal {
        Decimal(
            sign: minorUnits < 0 ? .minus : .plus, exponent: -currency.fractionDigits,
            significand: Decimal(minorUnits.magnitude))
    }
}
