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

    func setLine(_ product: Product.ID, quantity: Int, cart: Int, key: UUID) throws(ServiceError) -> APIRequest {
        let body = CartBody(merge: true, products: [.init(id: product.rawValue, quantity: quantity)])
        return address.request(.put, ["carts", "\(cart)"], body: try WireEncoder.encode(body), key: key)
    }

    func setWish(_ product: Product.ID, isOn: Bool, key: UUID) -> APIRequest {
        address.request(isOn ? .put : .delete, ["users", "\(user)", "wishlist", "\(product)"], key: key)
    }

    func place(_ lines: [OrderLine], details: OrderDetails? = nil, key: UUID) throws(ServiceError) -> APIRequest {
        address.request(.post, ["orders"], body: try WireEncoder.encode(OrderBody(lines, details)), key: key)
    }

    func change(_ fields: ProfileChange, key: UUID) throws(ServiceError) -> APIRequest {
        address.request(.patch, ["users", "\(user)"], body: try WireEncoder.encode(fields), key: key)
    }

    /// Returns the request that makes the change of an entry.
    func request(for entry: OutboxEntry, cart: Int) throws(ServiceError) -> APIRequest {
        switch entry.change {
        case .bagSet(let id, let quantity, _): try setLine(id, quantity: quantity, cart: cart, key: entry.key)
        case .wishlistSet(let id, let isOn): setWish(id, isOn: isOn, key: entry.key)
        case .placeOrder(let lines, let details): try place(lines, details: details, key: entry.key)
        case .profileChange(let fields): try change(fields, key: entry.key)
        }
    }

    /// Returns the request for a part of the user's state.
    func request(for pull: OutboxPull) -> APIRequest {
        switch pull {
        case .bag: address.request(.get, ["carts", "user", "\(user)"])
        case .wishlist: address.request(.get, ["users", "\(user)", "wishlist"])
        case .profile: address.request(.get, ["auth", "me"])
        }
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
