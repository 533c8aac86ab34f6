import FlowKit
import Foundation
import GRDB
import Logging
import Model

extension OutboxSender {
    /// Removes an entry and applies what the server has answered, in one transaction.
    ///
    /// - Throws: ``/Model/ServiceError/undecodable(path:reason:snippet:)`` for an answer that can't be read; the entry is
    ///   there then.
    func settleDone(
        _ entry: OutboxEntry, _ response: HTTPResponse, to request: HTTPRequest
    ) async throws(ServiceError) {
        guard let session else { return }
        switch entry.change {
        case .bagSet:
            let cart = try WireDecoder.decode(CartDTO.self, from: response, to: request)
            let isReplay = response.headers["Idempotent-Replayed"] != nil
            let isMissed = try await write { try Self.finish(entry, cart, isReplay: isReplay, $0) }
            if isMissed { self.session?.pulls.insert(.bag) }
        case .wishlistSet:
            _ = try WireDecoder.decode(WishesDTO.self, from: response, to: request)
            try await write { try OutboxTable(database: $0).finish(entry.number) }
        case .placeOrder(let lines):
            let order = try WireDecoder.decode(OrderDTO.self, from: response, to: request).order(base: session.api.base)
            try await write { [images = here.account.users.products.images] database in
                try OutboxTable(database: database).finish(entry.number)
                _ = try PendingOrderTable(database: database, images: images).take(entry.key)
                try OrderTable(database: database, images: images).save(order)
                try LoadDates(database: database).forget(.orders)
            }
            await here.outdate(Set(lines.map(\.product)))
            // The order has taken its pieces out of the server's bag.
            self.session?.pulls.insert(.bag)
        case .profileChange:
            let user = try WireDecoder.decode(UserDTO.self, from: response, to: request).user(base: session.api.base)
            try await write { database in
                try OutboxTable(database: database).finish(entry.number)
                try Self.setProfile(user, of: session.place.user.id, database)
            }
        }
    }

    /// Whether the cart has been changed by somebody else since it was seen last.
    private static func finish(
        _ entry: OutboxEntry, _ cart: CartDTO, isReplay: Bool, _ database: Database
    ) throws -> Bool {
        try OutboxTable(database: database).finish(entry.number)
        guard let revision = cart.revision else { return false }
        let state = OutboxState(database: database)
        let seen = try state.number(.cartRevision)
        // An answer that is given once more tells how it was.
        if isReplay { return true }
        try state.set(.cartRevision, "\(revision)")
        return seen.map { revision != $0 && revision != $0 &+ 1 } ?? true
    }

    /// The profile is what the server says, with what it has not answered yet on top.
    static func setProfile(_ user: User, of id: User.ID, _ database: Database) throws {
        guard user.id == id else { return }
        var user = user
        for case .profileChange(let fields) in try OutboxTable(database: database).entries().map(\.change) {
            user = fields.applied(to: user)
        }
        try OutboxState(database: database).setProfile(user)
    }
}
