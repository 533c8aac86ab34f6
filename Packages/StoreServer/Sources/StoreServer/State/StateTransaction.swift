import Foundation
import Hummingbird
import Model

/// The user and the identity of a requested change.
struct ChangeRequest: Sendable {
    let user: StoreUser
    /// The header `Idempotency-Key`; nil if each request makes the change again.
    let key: String?
    /// A hash of the request, to recognize a key that is used for two requests.
    let fingerprint: String

    /// - Parameter body: The decoded body, so that equal requests have equal fingerprints, however they are written.
    init(_ request: Request, by user: StoreUser, body: (any Encodable & Sendable)? = nil) throws {
        self.user = user
        if let text = request.headers[named: "Idempotency-Key"] {
            guard let key = UUID(uuidString: text) else { throw HTTPError.invalidKey }
            self.key = key.uuidString.lowercased()
        } else {
            key = nil
        }
        var content = Data("\(request.method) \(request.uri.path)\n".utf8)
        if let body { content += try JSONEncoder.store().encode(body) }
        fingerprint = Fingerprint.text(of: content)
    }
}

/// A change of the server's state while it is made. It takes effect when ``ServerState`` commits it.
struct StateTransaction {
    var stored: StoredState
    private(set) var catalog: Catalog
    /// The date of the change.
    let date: Date

    /// The date of the change in the format of the API.
    var now: String { date.timestamp }

    init(_ snapshot: ServerState.Snapshot, at date: Date) {
        (stored, catalog) = (snapshot.stored, snapshot.catalog)
        self.date = date
    }

    /// Replaces or adds a product, with its numbers clamped to their bounds.
    mutating func put(_ product: StoreProduct) {
        var product = product.clamped()
        product.updatedAt = now
        stored.changed[product.id] = product
        stored.changes.add(product.id)
        catalog.put(product)
    }

    /// Replaces or adds a product. If it was sold out and no longer is, the users who have it on their wishlist are notified.
    ///
    /// - Parameter samples: Returns the notifications that a user has at first.
    mutating func restock(_ product: StoreProduct, samples: (StoreUser.ID) -> [StoreNotification]) {
        let wasSoldOut = catalog.product(product.id)?.stockRule.isSoldOut ?? false
        put(product)
        guard wasSoldOut, catalog.product(product.id)?.stockRule.isSoldOut == false else { return }
        for user in stored.customers.keys where stored[user].wishlist.products.contains(product.id) {
            let notification = StoreNotification(
                id: "back-\(product.id)-\(stored.changes.last)", title: "Back in stock",
                body: "\(product.title) is back in stock.", date: now, link: "/products/\(product.id)", isRead: false)
            notify(user, notification, samples: samples(user))
        }
    }

    /// Removes a product from the catalog, all carts and all wishlists.
    mutating func remove(_ id: StoreProduct.ID) {
        guard catalog.product(id) != nil else { return }
        stored.changed[id] = nil
        stored.changes.add(id)
        catalog.remove(id)
        for user in stored.customers.keys {
            stored[user].cart.set([CartLine(product: id, quantity: 0)])
            stored[user].wishlist.remove(id)
        }
    }
}

extension Date {
    /// The date in the format of the API, to the second, as in `2025-04-30T09:41:02.000Z`.
    var timestamp: String {
        let seconds = Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down))
        return seconds.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// - Parameter day: The number of days since January 1, 2024.
    init(day: Int, second: Int) {
        self.init(timeIntervalSince1970: Double(1_704_067_200 + day * 86_400 + second))
    }
}
