import FlowKit
import Loading
import Model

/// The start of the next page of a list.
enum ListingCursor: Hashable, Sendable {
    case device(SearchCursor)
    case catalog(ProductCursor)
}

/// Loads the pages of a list. A search text is searched on the device first, then with its spelling corrected; all else is
/// loaded from the catalog.
@MainActor
final class ListingSource {
    private static let pageSize = 20

    private let query: ProductQuery
    private let isSubmitted: Bool
    private let dependencies: ProductListingDependencyContainer
    /// The first page of the device, which is searched once for each text.
    private var found: Found?

    /// The first page of a search on the device.
    private struct Found {
        let page: Page<SearchHit, ListingCursor>
        /// The query with the corrected text, if the device has no products for the user's text.
        let corrected: ProductQuery?
    }

    /// - Parameters:
    ///   - query: The query of the list.
    ///   - isSubmitted: Whether the user has submitted the search text. Then the shop is searched if the device finds
    ///     nothing.
    ///   - dependencies: The services of the list.
    init(_ query: ProductQuery, isSubmitted: Bool, _ dependencies: ProductListingDependencyContainer) {
        self.query = query
        self.isSubmitted = isSubmitted
        self.dependencies = dependencies
    }

    /// The text that is searched on the device instead of the user's, which has no results.
    var correction: String? { found?.corrected?.text }

    func page(
        _ request: PageRequest<ListingCursor>
    ) async throws(ServiceError) -> Page<SearchHit, ListingCursor> {
        switch request.cursor {
        case .device(let cursor): return try await search(found?.corrected ?? query, after: cursor) ?? .empty
        case .catalog(let cursor): return try await catalogPage(after: cursor, request.policy)
        case nil:
            if request.policy != .cacheFirst || found == nil { found = try await firstPage() }
            let page = found?.page
            // The shop has no filters. It can't find what the device doesn't.
            if let page, !page.items.isEmpty || !isSubmitted || !query.filters.isEmpty { return page }
            return try await catalogPage(after: nil, request.policy)
        }
    }

    /// Searches for the text, then for the corrected one if there are no results.
    private func firstPage() async throws(ServiceError) -> Found? {
        guard let page = try await search(query, after: nil) else { return nil }
        if page.items.isEmpty, !query.isExact, let text = query.text,
            let correction = try await dependencies.search?.correction(of: text)
        {
            let corrected = query.with(text: correction)
            if let page = try await search(corrected, after: nil), !page.items.isEmpty {
                return Found(page: page, corrected: corrected)
            }
        }
        return Found(page: page, corrected: nil)
    }

    /// Returns a page of the device. `nil` if there is no search text, or no search on the device.
    private func search(
        _ query: ProductQuery, after cursor: SearchCursor?
    ) async throws(ServiceError) -> Page<SearchHit, ListingCursor>? {
        guard let search = dependencies.search, query.searchText != nil else { return nil }
        let page = try await search.search(SearchQuery(query), after: cursor, limit: Self.pageSize)
        return Page(items: page.items, next: page.next.map(ListingCursor.device))
    }

    private func catalogPage(
        after cursor: ProductCursor?, _ policy: FetchPolicy
    ) async throws(ServiceError) -> Page<SearchHit, ListingCursor> {
        let page = try await dependencies.products.products(
            query, PageRequest(cursor: cursor, policy: policy), limit: Self.pageSize)
        return Page(
            items: page.items.map { SearchHit(product: $0, title: HighlightedText($0.title)) },
            next: page.next.map(ListingCursor.catalog))
    }
}
