import GRDB
public import Model

/// The bag of who is signed in, or of the guest. Each change is one transaction, with what is to be sent of it.
public struct StoredBagService: BagService {
    private let users: UserStores
    private let capabilities: ServerCapabilities

    /// The bag of whoever's store is in use.
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
            guard let now = try products.facts(of: [id]).known[id] else { throw ServiceError.notFound("product \(id)") }
            try bag.add(products.images.stored(now), quantity: quantity)
        }
    }

    public func take(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await change { [products = users.products] bag in
            try bag.take(id, quantity: quantity, now: products.now)
        }
    }

    public func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {
        try await change { [products = users.products] bag in
            try bag.setQuantity(quantity, of: id, now: products.now)
        }
    }

    @discardableResult
    public func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? {
        try await change { [products = users.products] bag in
            guard let removed = try bag.remove(id) else { return nil }
            let product = products.images.shown(try products.now(removed.line.product))
            return RemovedBagLine(
                line: BagLine(product: product, quantity: removed.line.quantity), index: removed.index)
        }
    }

    public func restore(_ removed: RemovedBagLine) async throws(BagError) {
        try await change { [products = users.products] bag in
            let facts = try products.facts(of: [removed.line.id])
            guard !facts.gone.contains(removed.line.id) else {
                throw ServiceError.notFound("product \(removed.line.id)")
            }
            let product = products.images.stored(facts.now(removed.line.product))
            try bag.restore(product, quantity: removed.line.quantity, at: removed.index)
        }
    }

    private func change<Value: Sendable>(
        _ change: @escaping @Sendable (BagTable) throws -> Value
    ) async throws(BagError) -> Value {
        do {
            return try await users.writeOrThrow { [capabilities] database, scope in
                try OutboxRecorder(database: database, scope: scope, capabilities: capabilities).changingBag(change)
            }
        } catch {
            throw error as? BagError ?? .service(users.failure(error))
        }
    }
}
