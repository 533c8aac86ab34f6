import Algorithms
import GRDB
import Model

/// The server's bag, which replaces the device's except for pending changes.
extension OutboxSender {
    /// Shows the lines of known products immediately, and the others as they are loaded.
    ///
    /// A product that can't be loaded doesn't hold back the others, and is requested again with the next pull.
    func takeBag(_ list: CartListDTO) async throws(ServiceError) {
        guard let cart = list.carts.elements.first else { throw .undecodable(path: "carts", reason: "it is empty") }
        let products = cart.lines.map(\.product)
        guard let session else { return }
        let facts = try await read(session) { try CatalogFacts(of: products, in: $0.database) }
        let unknown = products.filter { facts.known[$0] == nil && !facts.gone.contains($0) }
        var failure: ServiceError?
        for batch in unknown.chunks(ofCount: Self.maximumProductRequests) {
            try await apply(cart, isComplete: false)
            do throws(ServiceError) { try await load(batch) } catch {
                if error == .cancelled { throw error }
                failure = failure ?? error
            }
        }
        try await apply(cart, isComplete: cart.isComplete)
        self.session?.failedCarts = 0
        if let failure { throw failure }
    }

    /// - Parameter isComplete: A Boolean value that indicates whether all lines are known and all products were requested. The
    ///   guest's lines are pending until then.
    private func apply(_ cart: CartDTO, isComplete: Bool) async throws(ServiceError) {
        try await write { rows in
            if try rows.setting(.cart) == nil { try OutboxEntry.setBagNeedsAttention(false, in: rows) }
            try rows.set(.cart, to: "\(cart.id)")
            try rows.set(.cartRevision, to: "\(cart.revision)")
            let local = try Bag(rows)
            let merged = try MergedLine.quantities(in: rows, bag: local)
            let sent = cart.lines.map { BagQuantity(id: $0.product, quantity: $0.quantity) }
            let unread =
                cart.isComplete ? [] : local.quantities.filter { line in !merged.contains { $0.id == line.id } }
            let reconciliation = BagReconciliation(
                server: Array((sent + unread).uniqued(on: \.id)), merged: merged,
                queue: try OutboxEntry.all(in: rows).map(\.change), local: local.quantities)
            if isComplete {
                for line in reconciliation.raised() {
                    try OutboxEntry.enqueue(.bagSet(line.id, quantity: line.quantity), in: rows)
                }
                try rows.all(MergedLine.self).deleteAll(rows.database)
            }
            let known = try CatalogFacts(of: cart.lines.map(\.product), in: rows.database).known
            let lines = reconciliation.bag().compactMap { line in
                (known[line.id] ?? local[line.id]?.product).map { BagLine(product: $0, quantity: line.quantity) }
            }
            try Bag(lines: lines).save(in: rows)
        }
    }

    /// Counts a response without the cart. After too many, the changes of the bag need attention: they can't be sent without
    /// the number of the cart.
    func countFailedCart() async throws(ServiceError) {
        guard let session else { return }
        self.session?.failedCarts = session.failedCarts + 1
        guard session.failedCarts + 1 >= OutboxPolicy.maximumFailures else { return }
        try await write { rows in
            guard try rows.setting(.cart) == nil else { return }
            try OutboxEntry.setBagNeedsAttention(true, in: rows)
        }
    }
}

/// The bag after the server's bag was received.
///
/// Products with pending changes keep their quantity. All others have the server's quantity. A guest's lines are added;
/// of two quantities of a product, the larger counts.
struct BagReconciliation {
    /// The lines of the server, in its order.
    var server: [BagQuantity]
    /// The lines of the guest, in their order.
    var merged: [BagQuantity] = []
    /// The pending changes.
    var queue: [OutboxChange] = []
    /// The lines on this device, in their order.
    var local: [BagQuantity] = []

    /// Returns the lines: first the local ones in their order, then the server's, then the guest's.
    func bag() -> [BagQuantity] {
        var quantities = Dictionary(server.map { ($0.id, $0.quantity) }) { first, _ in first }
        for line in raised() { quantities[line.id] = line.quantity }
        let held = Dictionary(local.map { ($0.id, $0.quantity) }) { first, _ in first }
        for id in queue.flatMap(\.bagProducts) { quantities[id] = held[id] }
        let guests = Set(merged.map(\.id)).subtracting(server.map(\.id))
        let order = local.map(\.id).filter { !guests.contains($0) } + server.map(\.id) + merged.map(\.id)
        return order.uniqued().compactMap { id in
            quantities[id].map { BagQuantity(id: id, quantity: $0) }
        }
    }

    /// Returns the lines of the guest with a larger quantity than the server has.
    func raised() -> [BagQuantity] {
        let held = Dictionary(server.map { ($0.id, $0.quantity) }) { first, _ in first }
        return merged.filter { $0.quantity > held[$0.id] ?? 0 }
    }
}

extension OutboxEntry {
    /// Sets whether the changes of the bag that were never sent need attention: the server's cart can't be loaded.
    fileprivate static func setBagNeedsAttention(_ needsAttention: Bool, in rows: OwnerRows) throws {
        for var entry in try all(in: rows) where entry.lane == .bag && entry.attempts == 0 {
            entry.needsAttention = needsAttention
            try entry.update(rows.database)
        }
    }
}

extension OutboxChange {
    /// The products whose quantity in the server's bag the change affects.
    fileprivate var bagProducts: [Product.ID] {
        switch self {
        case .bagSet(let id, _, _): [id]
        case .placeOrder(let lines, _): lines.map(\.product)
        case .wishlistSet, .cancelOrder, .profileChange: []
        }
    }
}

/// A line that a guest brought along, until the server's bag is known.
struct MergedLine: OwnedRecord {
    static let databaseTableName = "mergedLine"

    enum Columns {
        static let productID = Column(CodingKeys.productID)
    }

    let ownerID: OwnerID
    let productID: Product.ID
    let quantity: Int

    /// Returns the lines in the order of the bag.
    static func quantities(in rows: OwnerRows, bag: Bag) throws -> [BagQuantity] {
        let lines = Dictionary(
            try rows.all(MergedLine.self).fetchAll(rows.database).map { ($0.productID, $0.quantity) }
        ) { first, _ in first }
        return (bag.lines.map(\.id) + lines.keys.sorted()).uniqued().compactMap { id in
            lines[id].map { BagQuantity(id: id, quantity: $0) }
        }
    }

    /// Removes a product's line, because the user has changed the product's quantity.
    static func remove(_ id: Product.ID, in rows: OwnerRows) throws {
        try rows.all(MergedLine.self).filter(Columns.productID == id.rawValue).deleteAll(rows.database)
    }
}
