import GRDB
public import Model

/// The bag of the signed-in user or of the guest. A change and its outbox entries are one transaction.
public struct BagRepository: BagService {
    private let users: UserStores
    private let capabilities: ServerCapabilities

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - users: The databases of the guest and the signed-in user.
    ///   - capabilities: The data that the server stores. Changes of other data aren't sent.
    public init(_ users: UserStores, capabilities: ServerCapabilities = .all) {
        self.users = users
        self.capabilities = capabilities
    }

    public func bag() -> AsyncStream<Bag> {
        users.values(of: "the bag") { database in
            try BagTable(database: database).lines()
        } ids: { lines in
            Set(lines.map(\.product.id))
        } value: { [images = users.products.images] lines, facts in
            Bag(lines: lines.map { BagLine(product: facts.now(images.shown($0.product)), quantity: $0.quantity) })
        }
    }

    public func add(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await change { [products = users.products] bag in
            guard let product = try products.facts(of: [id]).known[id] else {
                throw ServiceError.notFound("product \(id)")
            }
            try bag.add(product, quantity: quantity)
        }
    }

    public func take(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await change { $0.take(id, quantity: quantity) }
    }

    public func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {
        try await change { try $0.setQuantity(quantity, of: id) }
    }

    @discardableResult
    public func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? {
        try await change { $0.remove(id) }
    }

    public func restore(_ removed: RemovedBagLine) async throws(BagError) {
        try await change { [products = users.products] bag in
            let facts = try products.facts(of: [removed.line.id])
            guard !facts.gone.contains(removed.line.id) else {
                throw ServiceError.notFound("product \(removed.line.id)")
            }
            let line = BagLine(product: facts.now(removed.line.product), quantity: removed.line.quantity)
            bag.restore(RemovedBagLine(line: line, index: removed.index))
        }
    }

    /// Loads the bag, changes it, stores the difference and enqueues it, in one transaction.
    private func change<Value: Sendable>(
        _ change: @escaping @Sendable (inout Bag) throws -> Value
    ) async throws(BagError) -> Value {
        do {
            return try await users.writeOrThrow { [products = users.products, capabilities] database, scope in
                let table = BagTable(database: database)
                let lines = try table.lines()
                let facts = try products.facts(of: Set(lines.map(\.product.id)))
                let before = Bag(
                    lines: lines.map { line in
                        BagLine(product: facts.now(products.images.shown(line.product)), quantity: line.quantity)
                    })
                var after = before
                let value = try change(&after)
                let differences = try table.store(after, replacing: before, images: products.images)
                guard scope != .guest, capabilities.contains(.carts) else { return value }
                for line in differences {
                    try OutboxEntry.enqueue(.bagSet(line.id, quantity: line.quantity), in: database)
                    try MergedLine.remove(line.id, in: database)
                }
                return value
            }
        } catch let error as QuantityRefusal {
            throw .refused(error)
        } catch {
            throw .service(users.failure(error))
        }
    }
}
