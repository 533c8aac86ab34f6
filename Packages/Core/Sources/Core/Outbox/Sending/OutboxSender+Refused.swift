import FlowKit
import Foundation
import GRDB
import Logging
import Model

extension OutboxSender {
    /// The server has no such thing: it lives without. Only an order can't: it returns to the bag.
    func settleUnsupported(_ entry: OutboxEntry) async throws(ServiceError) {
        switch entry.change {
        case .bagSet where entry.attempts < 2:
            // The cart may have another number now.
            session?.hasBag = nil
            session?.pulls.insert(.bag)
        case .wishlistSet(_, isOn: true) where session?.hasWishlist == true:
            // There is a wishlist, so it is the product that there is not.
            try await settleRefused(entry, RefusalDTO(status: 404, message: nil, lines: []))
        case .placeOrder:
            try await settleRefused(entry, RefusalDTO(status: 404, message: nil, lines: []))
        case .bagSet, .wishlistSet, .profileChange:
            try await write { try OutboxTable(database: $0).finish(entry.number) }
        }
    }

    /// The server will not do it: what was done here is taken back by the rules, and the user is told.
    func settleRefused(_ entry: OutboxEntry, _ refusal: RefusalDTO) async throws(ServiceError) {
        let (now, images) = (here.now(), here.account.users.products.images)
        switch entry.change {
        case .bagSet(let id, let quantity, let isCorrection):
            await learnOfRefused([id])
            let outcome = BagRefusal(of: quantity, isCorrection: isCorrection, by: refusal, about: id)
            try await write { try Self.refuse(entry, id, outcome, refusal, at: now, $0) }
            if outcome?.isTold != true { session?.pulls.insert(.bag) }
        case .wishlistSet(let id, let isOn):
            try await write { try Self.refuseWish(entry, id, isOn: isOn, refusal, at: now, $0) }
            session?.pulls.insert(.wishlist)
        case .placeOrder(let lines):
            await learnOfRefused(Set(lines.map(\.product)))
            try await write { try Self.refuseOrder(entry, refusal, at: now, images, $0) }
        case .profileChange:
            try await write { [user = session?.place.user] database in
                try OutboxTable(database: database).finish(entry.number)
                try ConflictTable(database: database).add(.profileRefused(refusal.message), at: now)
                if let user { try Self.setProfile(user, of: user.id, database) }
                try LoadDates(database: database).forget(.profile)
            }
            session?.pulls.insert(.profile)
        }
    }

    /// The catalogue has another price or stock than the server. That it can't be learned now, does no harm.
    private func learnOfRefused(_ ids: Set<Product.ID>) async {
        do throws(ServiceError) { try await here.learn(ids) } catch {
            here.logger.info("The rejected change could not be looked up: \(error)")
        }
    }

    private static func refuse(
        _ entry: OutboxEntry, _ id: Product.ID, _ outcome: BagRefusal?, _ refusal: RefusalDTO, at now: Date,
        _ database: Database
    ) throws {
        let (outbox, bag) = (OutboxTable(database: database), BagTable(database: database))
        // What the user has changed since, decides.
        let isFollowed = try outbox.isFollowed(entry)
        try outbox.finish(entry.number)
        guard !isFollowed else { return }
        guard let outcome else {
            return try ConflictTable(database: database).add(.refused(refusal.message), product: id, at: now)
        }
        let line = try bag.line(id)
        try ConflictTable(database: database).add(outcome.kind, product: id, title: line?.product.title, at: now)
        if outcome.quantity == 0 {
            try bag.delete(id)
        } else if let line {
            try bag.set(outcome.quantity, of: line.product)
        }
        guard outcome.isTold else { return }
        try outbox.enqueue(.bagSet(id, quantity: outcome.quantity, isCorrection: true))
    }

    private static func refuseWish(
        _ entry: OutboxEntry, _ id: Product.ID, isOn: Bool, _ refusal: RefusalDTO, at now: Date, _ database: Database
    ) throws {
        let outbox = OutboxTable(database: database)
        let isFollowed = try outbox.isFollowed(entry)
        try outbox.finish(entry.number)
        guard !isFollowed else { return }
        let removed = isOn ? try WishlistTable(database: database).remove(id) : nil
        let kind = refusal.status == 404 ? OutboxConflictKind.wishRefused : .refused(refusal.message)
        try ConflictTable(database: database).add(
            kind, product: id, title: removed?.item.product?.title, at: now)
    }

    private static func refuseOrder(
        _ entry: OutboxEntry, _ refusal: RefusalDTO, at now: Date, _ images: ImageAddresses, _ database: Database
    ) throws {
        let lines = try PendingOrderTable(database: database, images: images).take(entry.key)
        try OutboxTable(database: database).finish(entry.number)
        let order = OrderRefusal(lines: lines, refusal: refusal)
        let bag = BagTable(database: database)
        for (line, quantity) in order.returned(to: try bag.quantities()) {
            if try bag.line(line.id) == nil {
                try bag.append(line.product, quantity: quantity)
            } else {
                try bag.set(quantity, of: line.product)
            }
        }
        // The server's bag has them as before: also those that do not return.
        let held = Dictionary(try bag.quantities().map { ($0.id, $0.quantity) }) { first, _ in first }
        for line in lines {
            let quantity = held[line.id] ?? 0
            try OutboxTable(database: database).enqueue(
                .bagSet(line.id, quantity: quantity, isCorrection: quantity == 0))
        }
        let product = lines.count == 1 ? lines.first?.product : nil
        try ConflictTable(database: database).add(order.kind, product: product?.id, title: product?.title, at: now)
    }
}
