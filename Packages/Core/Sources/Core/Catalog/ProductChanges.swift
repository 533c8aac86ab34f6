import Foundation
import GRDB
import Loading
import Model

/// Reports changes of stored products to the screens that show them.
struct ProductChanges: ProductChangesService {
    let store: AppDatabase
    var now: @Sendable () -> Date = { Date() }

    func summaries(of ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<ProductSummary>]> {
        values(of: ids) { try ProductRecord.summaries(of: ids, in: $0) }
    }

    func products(_ ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<Product>]> {
        values(of: ids) { [now] database in
            let (dates, now) = (LoadDates(database: database), now())
            var products: [Product.ID: Product] = [:]
            for record in try ProductRecord.filter(keys: ids.map(\.rawValue)).fetchAll(database) {
                let id = Product.ID(rawValue: record.id)
                let phase = CachedResource.products.phase(
                    at: try dates.date(of: .products, LoadDates.names(of: id)), now: now)
                if phase.allows(.staleIfError) { products[id] = record.product }
            }
            return products
        }
    }

    /// Streams the products that `fetch` reads, and those that the shop no longer has.
    private func values<Value: Equatable & Sendable>(
        of ids: Set<Product.ID>, _ fetch: @escaping @Sendable (Database) throws -> [Product.ID: Value]
    ) -> AsyncStream<[Product.ID: ProductChange<Value>]> {
        store.values(of: "products") { database, log in
            for id in ids { log.insert(.product(Int64(id.rawValue))) }
            var changes = try fetch(database).mapValues { ProductChange.now($0) }
            for id in try GoneProductRecord.ids(of: ids, in: database) { changes[id] = .gone }
            return changes
        }
    }
}
