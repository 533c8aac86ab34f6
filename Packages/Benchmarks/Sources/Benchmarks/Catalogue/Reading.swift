import Core
import FlowKit
import Foundation
import Model

/// Pages of lists and single products, each beside the statement that was prepared once and whose columns are copied.
struct Reading {
    let products: Int
    let rounds: Int

    func run(_ store: ShopStore) async throws -> [CatalogueFigure] {
        var figures: [CatalogueFigure] = []
        let category = ProductCategory.ID(rawValue: "category-7")
        for (name, query) in [
            ("all by featured", ProductQuery()), ("all by price", ProductQuery(sort: .priceAscending)),
            ("all by rating", ProductQuery(sort: .ratingDescending)),
            ("all by title", ProductQuery(sort: .titleAscending)),
            ("category by featured", ProductQuery(category: category)),
            ("category by price", ProductQuery(category: category, sort: .priceAscending)),
        ] {
            figures += try await pages(name, query, store)
        }
        figures.append(try await keys(store))
        return figures
    }

    /// The first page, and one far behind.
    private func pages(_ name: String, _ query: ProductQuery, _ store: ShopStore) async throws -> [CatalogueFigure] {
        var times = (first: Times(), bareFirst: Times(), deep: Times(), bareDeep: Times())
        let file = try BareDatabase(path: store.path)
        let bare = try file.prepare(BareQuery(query, limit: 21))
        for _ in 0..<rounds {
            try await times.bareFirst.measure { try bare.copy(BareStatement.summary) }
            try await times.first.measure { _ = try await store.products(query, after: nil, limit: 20) }
        }
        // In the middle of the list, as often as the first page, so that both are equally well known to SQLite.
        let last = try await middle(query, store)
        let behind = try file.prepare(BareQuery(query, behind: last, limit: 21))
        let cursor = ProductCursor(offset: 0, last: last)
        for _ in 0..<rounds {
            try await times.bareDeep.measure { try behind.copy(BareStatement.summary) }
            try await times.deep.measure { _ = try await store.products(query, after: cursor, limit: 20) }
        }
        return [
            figure("first page, \(name)", times.first, times.bareFirst),
            figure("deep page, \(name)", times.deep, times.bareDeep),
        ]
    }

    private func middle(_ query: ProductQuery, _ store: ShopStore) async throws -> ProductSummary {
        for id in (products / 2)...products {
            guard let product = try await store.product(Product.ID(rawValue: id))?.summary else { continue }
            let isInMiddle = (90_000...110_000).contains(product.price.list.minorUnits)
            if isInMiddle, product.category == query.category ?? product.category { return product }
        }
        throw BareDatabase.Failure(message: "There is no product in the middle.")
    }

    private func keys(_ store: ShopStore) async throws -> CatalogueFigure {
        var times = (store: Times(), bare: Times())
        let sql = "SELECT \(BareQuery.columns), description, details FROM product WHERE id = ?"
        let bare = try BareDatabase(path: store.path).prepare(BareQuery(sql: sql))
        let columns = BareStatement.summary + [.text, .text]
        var random = Numbers(seed: 9)
        for _ in 0..<rounds {
            // Each another one, so that neither finds what the other has just fetched.
            let (id, other) = (1 + random.next(products), 1 + random.next(products))
            try await times.bare.measure { try bare.copy(columns, id) }
            try await times.store.measure { _ = try await store.product(Product.ID(rawValue: other)) }
        }
        return figure("one product by its number", times.store, times.bare)
    }

    private func figure(_ name: String, _ store: Times, _ bare: Times) -> CatalogueFigure {
        CatalogueFigure(name: name, unit: "µs", value: store.median ?? 0, bare: bare.median)
    }
}
