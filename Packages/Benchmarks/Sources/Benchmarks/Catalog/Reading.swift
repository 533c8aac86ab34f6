import Core
import FlowKit
import Model

/// Reads pages of lists and single products.
struct Reading {
    let products: Int
    let rounds: Int
    let plain: PlainSQLite

    func run(_ store: AppDatabase) async throws -> [CatalogFigure] {
        var figures: [CatalogFigure] = []
        for category in [nil, ProductCategory.ID(rawValue: "category-7")] {
            for sort in ProductSort.allCases {
                figures += try await pages(ProductQuery(category: category, sort: sort), store)
            }
        }
        figures.append(try await keys(store))
        return figures
    }

    /// Measures the first page and a page in the middle, in turns.
    private func pages(_ query: ProductQuery, _ store: AppDatabase) async throws -> [CatalogFigure] {
        var (first, deep, plainPage) = (Times(), Times(), Times())
        var random = Numbers(seed: 9)
        let cursor = ProductCursor(offset: 0, last: try await middle(query, store))
        for _ in 0..<rounds {
            try await first.measure { _ = try await store.products(query, after: nil, limit: 20) }
            try await deep.measure { _ = try await store.products(query, after: cursor, limit: 20) }
            try await plainPage.measure { try await plain.page(fromPrice: 100 + random.next(150_000)) }
        }
        let name = "\(query.category == nil ? "all" : "category") by \(query.sort)"
        return [
            CatalogFigure(
                name: "first page, \(name)", unit: "µs", value: first.median ?? 0, baseline: plainPage.median),
            CatalogFigure(name: "deep page, \(name)", unit: "µs", value: deep.median ?? 0),
        ]
    }

    private struct NoProductInTheMiddle: Error {}

    private func middle(_ query: ProductQuery, _ store: AppDatabase) async throws -> ProductSummary {
        for id in (products / 2)...products {
            guard let product = try await store.product(Product.ID(rawValue: id))?.summary else { continue }
            let isInMiddle = (90_000...110_000).contains(product.price.list.minorUnits)
            if isInMiddle, product.category == query.category ?? product.category { return product }
        }
        throw NoProductInTheMiddle()
    }

    private func keys(_ store: AppDatabase) async throws -> CatalogFigure {
        var (times, plainTimes) = (Times(), Times())
        var random = Numbers(seed: 9)
        for _ in 0..<rounds {
            let id = Product.ID(rawValue: 1 + random.next(products))
            try await times.measure { _ = try await store.product(id) }
            try await plainTimes.measure { try await plain.product(id) }
        }
        return CatalogFigure(name: "product by key", unit: "µs", value: times.median ?? 0, baseline: plainTimes.median)
    }
}
