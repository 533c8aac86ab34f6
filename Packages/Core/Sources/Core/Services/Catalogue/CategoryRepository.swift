public import FlowKit
public import Logging
public import Model

/// The parts of a server's catalogue, and what the device holds of them.
public struct CategoryRepository: CategoryService {
    private let catalogue: CatalogueAPI
    private let store: ShopStore
    private let logger: Logger

    /// - Parameters:
    ///   - catalogue: What the server sells.
    ///   - store: What the device holds, and where answers are kept.
    ///   - logger: Told of what could not be stored.
    public init(catalogue: CatalogueAPI, store: ShopStore, logger: Logger) {
        self.catalogue = catalogue
        self.store = store
        self.logger = logger
    }

    public func categories(_ origin: DataOrigin) async throws(ServiceError) -> [Model.Category]? {
        guard origin.mayAskSource else { return try await store.categories() }
        let categories = try await catalogue.categories()
            .sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
        try await keep("the categories", in: store, logger) { store throws(ServiceError) in
            try await store.save(categories)
        }
        return categories
    }
}
