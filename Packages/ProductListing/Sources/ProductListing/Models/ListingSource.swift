import FlowKit
import Model

/// The start of the next page of a list.
enum ListingCursor: Hashable, Sendable {
    case device(SearchCursor)
    case catalog(ProductCursor)
}

/// Loads the pages of a list. A search text is searched on the device first; all else is loaded from the catalog.
@MainActor
final class ListingSource {
    private static let pageSize = 20

    private let query: ProductQuery
    private let isSubmitted: Bool
    private let dependencies: ProductListingDependencyContainer
    /// The first page of the device, which is searched once for each text.
    private var found: Page<SearchHit, ListingCursor>?

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

    func page(
        _ request: PageRequest<ListingCursor>
    ) async throws(ServiceError) -> Page<SearchHit, ListingCursor> {
        switch request.cursor {
        case .device(let cursor): return try await search(after: cursor) ?? .empty
        case .catalog(let cursor): return try await catalogPage(after: cursor, request.policy)
        case nil:
            let page = request.policy == .cacheFirst && found != nil ? found : try await search(after: nil)
            found = page
            // The shop has no filters. It can't find what the device doesn't.
            if let page, !page.items.isEmpty || !isSubmitted || !query.filters.isEmpty { return page }
            return try await catalogPage(after: nil, request.policy)
        }
    }

    /// Returns a page of the device. `nil` if there is no search text, or no search on the device.
    private func search(after cursor: SearchCursor?) async throws(ServiceError) -> Page<SearchHit, ListingCursor>? {
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
