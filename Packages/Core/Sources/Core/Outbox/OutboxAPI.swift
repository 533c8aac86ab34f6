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

    /// Returns the request that makes a change.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - key: The idempotency key of the entry.
    ///   - cart: The number of the user's cart on the server.
    func request(for change: OutboxChange, key: UUID, cart: Int) throws(ServiceError) -> APIRequest {
        switch change {
        case .bagSet(let id, let quantity, _):
            let body = CartBody(merge: true, products: [["id": id.rawValue, "quantity": quantity]])
            return address.request(.put, ["carts", "\(cart)"], body: try WireEncoder.encode(body), key: key)
        case .wishlistSet(let id, let isOn):
            return address.request(isOn ? .put : .delete, ["users", "\(user)", "wishlist", "\(id)"], key: key)
        case .placeOrder(let lines, let details):
            let body = try WireEncoder.encode(OrderBody(lines, details))
            return address.request(.post, ["orders"], body: body, key: key)
        case .cancelOrder(let id): return address.request(.put, ["orders", "\(id)", "cancellation"], key: key)
        case .profileChange(let fields):
            return address.request(.patch, ["users", "\(user)"], body: try WireEncoder.encode(fields), key: key)
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
    let merge: Bool
    let products: [[String: Int]]
}
