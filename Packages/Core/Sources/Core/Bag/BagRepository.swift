import GRDB
import Model

/// The bag of the signed-in user or of the guest. A change and its outbox entries are one transaction.
struct BagRepository: BagService {
    let device: DeviceStore
    /// The data that the server stores. Changes of other data aren't sent.
    var capabilities = ServerCapabilities.all

    func bag() -> AsyncStream<Bag> {
        device.values(of: "the bag") { try Bag($0) }
    }

    func add(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await device.changeBag(capabilities) { bag, rows in
            try bag.add(try CatalogFacts.product(id, in: rows.database), quantity: quantity)
        }
    }

    func take(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await device.changeBag(capabilities) { bag, _ in bag.take(id, quantity: quantity) }
    }

    func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {
        try await device.changeBag(capabilities) { bag, _ in try bag.setQuantity(quantity, of: id) }
    }

    @discardableResult
    func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? {
        try await device.changeBag(capabilities) { bag, _ in bag.remove(id) }
    }

    func restore(_ removed: RemovedBagLine) async throws(BagError) {
        try await device.changeBag(capabilities) { bag, rows in try bag.restore(removed, in: rows.database) }
    }
}

extension DeviceStore {
    /// Loads the bag, changes it, stores the difference and enqueues it, in one transaction.
    func changeBag<Value: Sendable>(
        _ capabilities: ServerCapabilities, _ change: @escaping @Sendable (inout Bag, OwnerRows) throws -> Value
    ) async throws(BagError) -> Value {
        do {
            return try await writeOrThrow { rows in
                var bag = try Bag(rows)
                let value = try change(&bag, rows)
                let differences = try bag.save(in: rows)
                guard !rows.isGuest, capabilities.contains(.carts) else { return value }
                for line in differences {
                    try OutboxEntry.enqueue(.bagSet(line.id, quantity: line.quantity), in: rows)
                    try MergedLine.remove(line.id, in: rows)
                }
                return value
            }
        } catch let error as QuantityRefusal {
            throw .refused(error)
        } catch {
            throw .service(database.failure(error))
        }
    }
}

extension Bag {
    /// Restores a removed line with the product as the catalog has it.
    ///
    /// - Throws: ``/Model/ServiceError/notFound(_:)`` if the shop no longer has the product.
    mutating func restore(_ removed: RemovedBagLine, in database: Database) throws {
        let id = removed.line.id
        let facts = try CatalogFacts(of: [id], in: database)
        guard !facts.gone.contains(id) else { throw ServiceError.notFound("product \(id)") }
        let line = BagLine(product: facts.known[id] ?? removed.line.product, quantity: removed.line.quantity)
        restore(RemovedBagLine(line: line, index: removed.index))
    }
}
