import FlowKit
import Loading
import Model

/// The products and categories of a server or a device.
struct MockCatalog: Sendable {
    /// The kind of paging.
    enum Paging {
        /// Offset paging, as on a server. If the list shifts, a product can appear twice.
        case counting
        /// Keyset paging, as in a database.
        case comparing
    }

    /// The products of lists, with or without details, in the shop's order.
    private(set) var summaries: [ProductSummary] = []
    private var details: [Product.ID: ProductDetails] = [:]
    private(set) var places: [Product.ID: Int] = [:]
    /// The categories, sorted by name. `nil` if they were never loaded.
    var categories: [ProductCategory]?

    init() {}

    init(products: [Product], categories: [ProductCategory]) {
        for product in products { store(product) }
        self.categories = categories.sorted { $0.name < $1.name }
    }

    /// The products with details, in the shop's order.
    var products: [Product] { summaries.compactMap { product($0.id) } }

    func product(_ id: Product.ID) -> Product? {
        guard let place = places[id], let details = details[id] else { return nil }
        return Product(summary: summaries[place], details: details)
    }

    mutating func store(_ product: Product) {
        store([product.summary])
        details[product.id] = product.details
    }

    mutating func store(_ new: [ProductSummary]) {
        for summary in new {
            if let place = places[summary.id] {
                summaries[place] = summary
            } else {
                places[summary.id] = summaries.count
                summaries.append(summary)
            }
        }
    }

    func page(
        of query: ProductQuery, after cursor: ProductCursor?, _ paging: Paging, limit: Int
    ) -> Page<ProductSummary, ProductCursor> {
        let all = query.sorted(summaries.filter { query.matches($0, details[$0.id]) })
        let start = start(in: all, after: cursor, paging)
        let items = Array(all[start...].prefix(max(limit, 1)))
        let end = start + items.count
        guard end < all.count, let last = items.last else { return Page(items: items, next: nil) }
        return Page(items: items, next: ProductCursor(offset: end, last: last))
    }

    private func start(in all: [ProductSummary], after cursor: ProductCursor?, _ paging: Paging) -> Int {
        guard let cursor else { return 0 }
        let counted = min(max(cursor.offset, 0), all.count)
        guard paging == .comparing else { return counted }
        return all.firstIndex { $0.id == cursor.last.id }.map { $0 + 1 } ?? counted
    }
}
