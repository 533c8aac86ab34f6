import FlowKit
import Model

/// The on-device search while the user types.
///
/// The current results stay until the results of the newest query are available, so that the list doesn't flicker with
/// each letter.
@MainActor
final class ListingSearch: ObservableObject {
    /// The results of ``answered``, loaded page by page.
    @Published private(set) var state: PaginatedViewState<[SearchHit], ServiceError> = .loadingFirstPage
    /// The available filters.
    @Published private(set) var facets = SearchFacets()
    /// The query of ``state``. `nil` before the first results.
    private(set) var answered: SearchQuery?

    /// Called when the results of another query are available.
    var onAnswer: (@MainActor () -> Void)?
    /// Called after the hits have changed.
    var hitsDidChange: (@MainActor (PagedItemsChange<SearchHit>) -> Void)?
    private let service: any SearchService
    private var asked: SearchQuery?
    private var next: SearchCursor?
    private var work: Task<Void, Never>?
    /// The number of the newest query. Results of earlier queries are ignored.
    private var generation = 0

    init(_ service: any SearchService) { self.service = service }

    isolated deinit { work?.cancel() }

    var hasNextPage: Bool { next != nil }
    /// A Boolean value that indicates whether the newest query has no results yet.
    var isAsking: Bool { asked != answered }

    /// Starts a query, replacing the previous one. Does nothing if the query is unchanged.
    func ask(_ query: SearchQuery) {
        guard query != asked else { return }
        asked = query
        begin { [service] search, generation in
            do throws(ServiceError) {
                let page = try await service.search(query, after: nil, limit: 20)
                let facets = try await service.facets(of: query)
                search.show(page, facets, query, generation)
            } catch {
                search.fail(error, query, generation)
            }
        }
    }

    /// Cancels the query and discards the results.
    func stop() {
        work?.cancel()
        work = nil
        generation += 1
        asked = nil
        answered = nil
        next = nil
        facets = SearchFacets()
        state = .loadingFirstPage
        hitsDidChange?(.replaced([]))
    }

    /// Repeats the query, for example after more products have been stored.
    func askAgain() {
        guard let query = asked else { return }
        asked = nil
        ask(query)
    }

    func loadNextPage() {
        guard let next, let query = answered, !isAsking, let hits = state.value, !state.isLoading else { return }
        state = .loadingNextPage(hits)
        begin { [service] search, generation in
            do throws(ServiceError) {
                search.append(try await service.search(query, after: next, limit: 20), generation)
            } catch {
                search.failNextPage(error, generation)
            }
        }
    }

    /// Waits for the results of the newest query.
    func waitUntilIdle() async {
        while let work { await work.value }
    }

    private func begin(_ ask: @escaping @MainActor (ListingSearch, Int) async -> Void) {
        work?.cancel()
        generation += 1
        let generation = generation
        work = Task { [weak self] in
            guard let self else { return }
            await ask(self, generation)
            if self.generation == generation { self.work = nil }
        }
    }
}

// MARK: - Answers

extension ListingSearch {
    private func show(
        _ page: Page<SearchHit, SearchCursor>, _ facets: SearchFacets, _ query: SearchQuery, _ generation: Int
    ) {
        guard generation == self.generation else { return }
        answered = query
        next = page.next
        self.facets = facets
        state = .success(page.items)
        hitsDidChange?(.replaced(page.items))
        onAnswer?()
    }

    private func append(_ page: Page<SearchHit, SearchCursor>, _ generation: Int) {
        guard generation == self.generation, let hits = state.value else { return }
        let known = Set(hits.map(\.id))
        next = page.next
        let all = hits + page.items.filter { !known.contains($0.id) }
        state = .success(all)
        hitsDidChange?(.added(all[hits.count...]))
    }

    private func fail(_ error: ServiceError, _ query: SearchQuery, _ generation: Int) {
        guard generation == self.generation, !error.isCancellation else { return }
        answered = query
        next = nil
        facets = SearchFacets()
        state = .error(error)
        hitsDidChange?(.replaced([]))
    }

    /// Updates hits in place. Observers are notified only if a hit has changed.
    ///
    /// - Parameter change: Returns the new value of a hit, or `nil` if it is unchanged.
    func update(_ change: (SearchHit) -> SearchHit?) {
        let new = state.map { hits in hits.map { change($0) ?? $0 } }
        if new != state { state = new }
    }

    private func failNextPage(_ error: ServiceError, _ generation: Int) {
        guard generation == self.generation, let hits = state.value else { return }
        state = error.isCancellation ? .success(hits) : .nextPageError(hits, error)
    }
}
