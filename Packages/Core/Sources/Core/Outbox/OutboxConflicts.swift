import Foundation
import GRDB
import Model

/// Reverts a change on the device that the server rejected, or that the user discarded, and removes its entry.
///
/// It runs in one transaction. The article "Sending changes with an outbox" has the rules as a table.
struct OutboxReversal {
    let database: Database
    let images: ImageAddresses
    /// The signed-in user, with the profile of the sign-in.
    let user: User?
    let now: Date
    let entry: OutboxEntry
    /// The server's response. `nil` if the user discarded the change.
    let refusal: RefusalDTO?

    /// Returns the part of the server's state that has to be loaded.
    func run() throws -> OutboxPull? {
        // A later change of the same subject replaces this one.
        let isFollowed = try entry.isFollowed(in: database)
        try entry.delete(database)
        switch entry.change {
        case .bagSet(let id, let quantity, let isCorrection):
            let outcome = refusal.flatMap { BagRefusal(of: quantity, isCorrection: isCorrection, by: $0, about: id) }
            if !isFollowed { try revertBag(id, outcome) }
            return outcome?.isSent == true ? nil : .bag
        case .wishlistSet(let id, let isOn):
            if !isFollowed { try revertWishlist(id, isOn: isOn) }
            return .wishlist
        case .placeOrder:
            try revertOrder()
            return .bag
        case .profileChange:
            if let refusal { try report(.profileRefused(refusal.message)) }
            if let user { try OutboxState(database: database).setProfile(user, of: user.id) }
            try LoadDates(database: database).forget(.profile)
            return .profile
        }
    }

    private func report(_ kind: OutboxConflictKind, _ product: ProductSummary? = nil) throws {
        try ConflictRecord.add(kind, product: product?.id, title: product?.title, at: now, in: database)
    }

    private func revertBag(_ id: Product.ID, _ outcome: BagRefusal?) throws {
        guard let refusal else { return }
        guard let outcome else {
            return try ConflictRecord.add(.refused(refusal.message), product: id, at: now, in: database)
        }
        let bag = BagTable(database: database)
        let line = try bag.line(id)
        try ConflictRecord.add(outcome.kind, product: id, title: line?.product.title, at: now, in: database)
        if outcome.quantity == 0 {
            try bag.delete(id)
        } else if let line {
            try bag.set(outcome.quantity, of: line.product)
        }
        guard outcome.isSent else { return }
        try OutboxEntry.enqueue(.bagSet(id, quantity: outcome.quantity, isCorrection: true), in: database)
    }

    private func revertWishlist(_ id: Product.ID, isOn: Bool) throws {
        guard let refusal else { return }
        let removed = isOn ? try WishlistTable(database: database).remove(id) : nil
        let kind = refusal.status == 404 ? OutboxConflictKind.wishRefused : .refused(refusal.message)
        try ConflictRecord.add(kind, product: id, title: removed?.item.product?.title, at: now, in: database)
    }

    /// Returns the lines to the bag, and sends the bag's new quantities.
    private func revertOrder() throws {
        let lines = try PendingOrderTable(database: database, images: images).take(entry.key)
        let order = OrderRefusal(lines: lines, refusal: refusal)
        let bag = BagTable(database: database)
        for (line, quantity) in order.returned(to: try bag.quantities()) {
            if try bag.line(line.id) == nil {
                try bag.append(line.product, quantity: quantity)
            } else {
                try bag.set(quantity, of: line.product)
            }
        }
        // The server's bag still has all lines, including those that don't return.
        let held = Dictionary(try bag.quantities().map { ($0.id, $0.quantity) }) { first, _ in first }
        for line in lines {
            let quantity = held[line.id] ?? 0
            let change = OutboxChange.bagSet(line.id, quantity: quantity, isCorrection: quantity == 0)
            try OutboxEntry.enqueue(change, in: database)
        }
        // The server may have placed a discarded order.
        try LoadDates(database: database).forget(.orders)
        guard refusal != nil else { return }
        try report(order.kind, lines.count == 1 ? lines.first?.product : nil)
    }
}

/// The new quantity of a line of the bag that the server rejected.
struct BagRefusal: Hashable {
    /// The quantity; 0 removes the line.
    let quantity: Int
    /// The message to the user.
    let kind: OutboxConflictKind
    /// A Boolean value that indicates whether the server has to receive the quantity.
    let isSent: Bool

    /// Takes the quantity that the server offers. A rejected correction removes the line, because the server would reject
    /// any quantity. Returns `nil` for a rejection without a reason: the server's bag has to be loaded.
    init?(of asked: Int, isCorrection: Bool, by refusal: RefusalDTO, about id: Product.ID) {
        guard let line = refusal.lines.first(where: { $0.product == id }) ?? refusal.lines.first else { return nil }
        let offered = line.quantity ?? 0
        switch line.reason {
        case .gone:
            (quantity, kind) = (0, .gone)
        case .stock where !isCorrection && offered > 0 && offered < asked:
            (quantity, kind) = (offered, .lowered(from: asked, to: offered))
        case .minimum where !isCorrection && offered > asked:
            (quantity, kind) = (offered, .raised(from: asked, to: offered))
        case .stock, .minimum, .price:
            (quantity, kind) = (0, .soldOut)
        }
        isSent = !isCorrection
    }
}

/// The lines of an order that the server rejected, or that the user discarded.
struct OrderRefusal {
    let lines: [BagLine]
    /// The server's response. `nil` if the user discarded the order.
    let refusal: RefusalDTO?

    /// Returns the new quantities of the lines that return to the bag: as many as are available, added to the quantities
    /// that the bag has now.
    func returned(to held: [BagQuantity]) -> [(line: BagLine, quantity: Int)] {
        lines.compactMap { line in
            let refused = refusal?.lines.first { $0.product == line.id }
            let bound = bound(refused)
            let own = min(
                refused?.reason == .minimum ? max(line.quantity, refused?.quantity ?? 0) : line.quantity, bound)
            guard own > 0 else { return nil }
            let present = held.first { $0.id == line.id }?.quantity ?? 0
            let (sum, overflow) = own.addingReportingOverflow(present)
            // At most the known stock, but never less than the bag has already.
            let maximum = max(min(bound, line.product.stock), present, own)
            return (line, min(overflow ? .max : sum, maximum))
        }
    }

    /// The message to the user.
    var kind: OutboxConflictKind {
        let titles = Dictionary(lines.map { ($0.id, $0.product.title) }) { first, _ in first }
        let refused = (refusal?.lines ?? []).compactMap { line in
            titles[line.product].flatMap { title in
                reason(line).map { RefusedOrderLine(product: line.product, title: title, reason: $0) }
            }
        }
        return .orderRefused(refused)
    }

    private func bound(_ refused: RefusalDTO.Line?) -> Int {
        switch refused?.reason {
        case .gone: 0
        case .stock: refused?.quantity ?? 0
        case .minimum, .price, nil: .max
        }
    }

    private func reason(_ line: RefusalDTO.Line) -> RefusedOrderLine.Reason? {
        switch line.reason {
        case .stock: .stock(line.quantity ?? 0)
        case .minimum: .minimum(max(line.quantity ?? 1, 1))
        case .gone: .gone
        case .price: line.price.map { .price($0) }
        }
    }
}

/// A conflict that the user hasn't dismissed.
struct ConflictRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "outboxConflict"
    /// The maximum number of conflicts. The latest are stored.
    static let maximumCount: Int64 = 100

    /// The identifier, never used twice. `nil` before the conflict is stored.
    var number: Int64?
    let kind: OutboxConflictKind
    let product: Product.ID?
    let title: String?
    let date: Date

    static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
        .timeIntervalSinceReferenceDate
    }

    static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .timeIntervalSinceReferenceDate
    }

    static func make(in database: Database) throws {
        try database.create(table: databaseTableName, options: .strict) { table in
            table.autoIncrementedPrimaryKey("number")
            table.column("kind", .text).notNull()
            table.column("product", .integer)
            table.column("title", .text)
            table.column("date", .real).notNull()
        }
    }

    static func add(
        _ kind: OutboxConflictKind, product: Product.ID? = nil, title: String? = nil, at date: Date,
        in database: Database
    ) throws {
        try ConflictRecord(kind: kind, product: product, title: title, date: date).insert(database)
        _ = try filter(Column("number") <= database.lastInsertedRowID - maximumCount).deleteAll(database)
    }

    static func dismiss(_ id: OutboxConflict.ID, in database: Database) throws {
        _ = try deleteOne(database, key: Int64(id.rawValue))
    }

    /// Returns the conflicts, latest first.
    static func conflicts(in database: Database) throws -> [OutboxConflict] {
        try Row.fetchAll(database, order(Column("number").desc)).compactMap { row in
            guard let record = try? ConflictRecord(row: row), let number = record.number else { return nil }
            return OutboxConflict(
                id: OutboxConflict.ID(rawValue: Int(number)), kind: record.kind, product: record.product,
                productTitle: record.title, date: record.date)
        }
    }
}
