import Foundation
import GRDB
import Logging
import Model

/// Applying the server's responses.
extension OutboxSender {
    /// Removes an entry and applies the server's response, in one transaction.
    ///
    /// - Throws: ``/Model/ServiceError/undecodable(path:reason:)`` if the response can't be read. The entry is
    ///   still in the queue then.
    func complete(_ entry: OutboxEntry, _ response: APIResponse) async throws(ServiceError) {
        guard let session else { return }
        switch entry.change {
        case .bagSet:
            let cart = try WireDecoder.decode(CartDTO.self, from: response)
            let isReplay = response.isReplay
            let hasForeignChange = try await write { rows in
                try entry.delete(rows.database)
                let seen = try rows.setting(.cartRevision).flatMap { Int($0) }
                // A repeated response has the state of the first attempt.
                if isReplay { return true }
                try rows.set(.cartRevision, to: "\(cart.revision)")
                return seen.map { cart.revision != $0 && cart.revision != $0 &+ 1 } ?? true
            }
            if hasForeignChange { self.session?.pulls.insert(.bag) }
        case .wishlistSet:
            _ = try WireDecoder.decode(WishesDTO.self, from: response)
            try await write { _ = try entry.delete($0.database) }
        case .placeOrder(let lines, _):
            let body = try WireDecoder.decode(OrderDTO.self, from: response, base: session.api.base)
            try await completeOrder(entry, lines, body.order)
        case .cancelOrder(let id):
            let order = try WireDecoder.decode(OrderDTO.self, from: response, base: session.api.base).order
            guard order.id == id, order.status == .cancelled else {
                throw .undecodable(path: "status", reason: "the order isn't canceled")
            }
            try await completeCancellation(entry, order)
        case .profileChange:
            let user = try WireDecoder.decode(UserDTO.self, from: response, base: session.api.base).user
            try await write { rows in
                try entry.delete(rows.database)
                if user.id == session.signedIn.user.id { try rows.setProfile(user) }
            }
        }
    }

    /// - Parameter order: The order in the response. `nil` if it couldn't be read.
    func completeOrder(
        _ entry: OutboxEntry, _ lines: [OrderLine], _ order: Order?
    ) async throws(ServiceError) {
        try await write { [hasCarts = supports(.carts)] rows in
            try entry.delete(rows.database)
            _ = try PendingOrderRecord.take(entry.key, ordered: lines, in: rows)
            if let order { try OrderRecord.save(order, key: entry.key, in: rows) }
            try LoadDates(rows).forget(.orders)
            guard hasCarts else { return }
            // The server took the ordered quantities out of its bag, also if the user has added the products again.
            let bag = try Bag(rows)
            for line in lines {
                guard let held = bag[line.product] else { continue }
                try OutboxEntry.enqueue(.bagSet(line.product, quantity: held.quantity), in: rows)
            }
        }
        await dependencies.markStale(Set(lines.map(\.product)))
        request(.bag)
    }

    private func completeCancellation(_ entry: OutboxEntry, _ order: Order) async throws(ServiceError) {
        try await write { [now = dependencies.now()] rows in
            try entry.delete(rows.database)
            try OrderRecord.save(order, in: rows)
            // The response to an earlier request for the order is older.
            try LoadDates(rows).set(now, of: .orders, LoadDates.one(order.id))
            try LoadDates(rows).forget(.orders)
        }
        // The shop has the products again.
        await dependencies.markStale(Set(order.lines.map(\.product)))
    }

    /// Sends an entry again whose response can't be read. The last time, the change counts as made if the server has seen its
    /// key before, and needs attention otherwise.
    func completeUnread(
        _ entry: OutboxEntry, _ response: APIResponse, _ error: ServiceError
    ) async throws(ServiceError) {
        guard response.hasJSON || response.isReplay else {
            return try await postpone(entry, error, retryAfter: nil, limit: nil)
        }
        let isLast = entry.unreadable + 1 >= OutboxPolicy.maximumUnreadable
        // Only the shop knows the key. Anything else that says 200 may have dropped the change.
        guard isLast, response.isReplay else {
            return try await postpone(
                entry, error, retryAfter: nil, limit: isLast ? 0 : OutboxPolicy.maximumUnavailable, isUnreadable: true)
        }
        dependencies.logger.error("The response to change \(entry.number) can't be read: \(error)")
        session?.pulls.formUnion(allPulls)
        if case .placeOrder(let lines, _) = entry.change { return try await completeOrder(entry, lines, nil) }
        try await write { rows in
            if case .profileChange(let fields) = entry.change, let user = try rows.serverProfile() {
                try rows.setProfile(fields.applied(to: user))
            }
            if case .cancelOrder(let id) = entry.change, let order = try OrderRecord.order(id, in: rows) {
                try OrderRecord.save(order.canceled, in: rows)
            }
            try entry.delete(rows.database)
        }
    }
}
