import FlowKit
import Loading
import Model

@testable import Core

func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

extension AppDatabase {
    /// The numbers of the products of a list, page by page.
    func walk(_ query: ProductQuery, limit: Int) async throws -> [[Int]] {
        try await walkSummaries(query, limit: limit).map { $0.map(\.id.rawValue) }
    }

    /// The pages of a list.
    func walkSummaries(_ query: ProductQuery, limit: Int) async throws -> [[ProductSummary]] {
        var pages: [[ProductSummary]] = []
        var cursor: ProductCursor?
        repeat {
            let page = try await products(query, after: cursor, limit: limit)
            pages.append(page.items)
            cursor = page.next
        } while cursor != nil && pages.count < 10_000
        return pages
    }
}
