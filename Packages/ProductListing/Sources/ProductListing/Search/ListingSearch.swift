import FlowKit
import Model

/// What is found on the device while one types.
///
/// What is shown stays until the answer to the newest question is there: a list that comes and goes with each letter
/// can't be read.
@MainActor
final class ListingSearch: ObservableObject {
    /// What was found for ``answered``, page by page.
    @Published private(set) var state: PaginatedViewState<[SearchHit], ServiceError> = .loadingFirstPage
    /// What it can be narrowed to.
    @Published private(set) var facets = SearchFacets()
    /// The question that ``state`` answers; nil before the first answer.
    private(set) var answered: SearchQuery?

    /// Told of each answer to another question.
    var onAnswer: (@MainActor () -> Void)?
    /// Told after what was found has become something else or more.
    var hitsDidChange: (@MainActor (PagedItemsChange<SearchHit>) -> Void)?
    private let service: any SearchService
    private var asked: SearchQuery?
    private var next: SearchCursor?
    private var work: Task<Void, Never>?
    /// Grows with each question: an answer to an earlier one is not for us any more.
    private var generation = 0

    init(_ service: any SearchService) { self.service = service }

    isolated deinit { work?.cancel() }

    var hasNextPage: Bool { next != nil }
    /// Whether the newest question has no answer yet.
    var isAsking: Bool { asked != answered }

    /// Asks, in the place of what was asked before. Without effect for what is asked already.
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

    /// Asks nothing any more, and forgets what was found.
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

    /// Asks for the same again, as when the device holds more by now.
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

    /// Waits for the answer to the newest question.
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

    /// Changes hits where they stand. Nobody is told of a change that changes nothing.
    ///
    /// - Parameter change: Answers what a hit is now; nil for one that stays.
    func update(_ change: (SearchHit) -> SearchHit?) {
        let new = state.map { hits in hits.map { change($0) ?? $0 } }
        if new != state { state = new }
    }

    private func failNextPage(_ error: ServiceError, _ generation: Int) {
        guard generation == self.generation, let hits = state.value else { return }
        state = error.isCancellation ? .success(hits) : .nextPageError(hits, error)
    }
}
