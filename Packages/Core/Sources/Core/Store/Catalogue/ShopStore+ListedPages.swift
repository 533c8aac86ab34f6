import FlowKit
import Foundation
import GRDB
import Model

extension ShopStore {
    /// A page of a list as the server said it between these moments; nil when that is not held.
    func listedPage(
        _ key: ListedPages.Key, from earliest: Date, to latest: Date
    ) async throws(ServiceError) -> Page<ProductSummary, ProductCursor>? {
        try await read { [images] database in
            guard let content = try ListedPages(database: database).content(of: key, from: earliest, to: latest)
            else { return nil }
            let list = "[" + content.ids.map(\.description).joined(separator: ",") + "]"
            let known = try KnownProducts.facts(of: list, in: database, images).known
            let items = content.ids.compactMap { known[Product.ID(rawValue: $0)] }
            // One that is gone meanwhile has changed the list.
            guard items.count == content.ids.count else { return nil }
            let next = content.next.flatMap { next in items.last.map { ProductCursor(offset: next, last: $0) } }
            return Page(items: items, next: next)
        }
    }

    /// These products, and with them lists, are not as the server has them any more.
    func outdate(_ ids: Set<Product.ID>) async throws(ServiceError) {
        try await write { database in
            let dates = LoadDates(database: database)
            for id in ids { try dates.forget(.products, LoadDates.one(id)) }
            try dates.forget(.products)
            try ListedPages(database: database).removeAll()
        }
    }
}
