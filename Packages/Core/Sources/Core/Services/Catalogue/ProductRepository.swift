public import FlowKit
public import Logging
public import Model

/// The catalogue of a server, and what the device holds of it.
///
/// Whatever the server answers is stored before it is handed out. A store that can't be written does not keep the
/// answer from the screen: it is logged.
public struct ProductRepository: ProductService {
    /// A server that always has more must not keep us for good.
    private static let mostPagesWithoutMatch = 50

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

    /// Asked for what is fresh, the page has the server's order. It is empty only when nothing follows, or when a search
    /// within a category has found nothing on fifty pages of the server's.
    public func products(
        _ query: ProductQuery, _ request: PageRequest<ProductCursor>, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        switch request.origin {
        case .stored, .fallback: try await store.products(query, after: request.cursor, limit: limit)
        case .current, .fresh: try await freshProducts(query, offset: request.cursor?.offset ?? 0, limit: limit)
        }
    }

    /// One product, from the store or from the server. One that the server knows no more is forgotten here too.
    public func product(_ id: Product.ID, _ origin: DataOrigin) async throws(ServiceError) -> Product? {
        guard origin.mayAskSource else { return try await store.product(id) }
        do throws(ServiceError) {
            let product = try await catalogue.product(id)
            try await keep("product \(id)") { store throws(ServiceError) in try await store.save([product]) }
            return product
        } catch .notFound(let what) {
            try await keep("that product \(id) is gone") { store throws(ServiceError) in try await store.remove(id) }
            throw .notFound(what)
        }
    }

    /// The first page from an offset on that has anything to show. A query of words within a category may well find
    /// pages in between on which nothing matches.
    private func freshProducts(
        _ query: ProductQuery, offset: Int, limit: Int
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor> {
        var offset = offset
        var pagesWithoutMatch = 0
        while true {
            let list = try await catalogue.products(query, offset: offset, limit: limit)
            try await keep("a page of products") { [list] store throws(ServiceError) in
                try await store.save(list.products)
            }
            guard let next = list.nextOffset, let last = list.last else {
                return Page(items: list.products.map(\.summary), next: nil)
            }
            pagesWithoutMatch += 1
            if !list.products.isEmpty || pagesWithoutMatch == Self.mostPagesWithoutMatch {
                let cursor = ProductCursor(offset: next, last: last.summary)
                return Page(items: list.products.map(\.summary), next: cursor)
            }
            offset = next
        }
    }

    private func keep(
        _ what: String, _ write: (ShopStore) async throws(ServiceError) -> Void
    ) async throws(ServiceError) {
        try await Core.keep(what, in: store, logger, write)
    }
}
