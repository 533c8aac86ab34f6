public import SharedCombine

/// A loader of a list, page by page: cached pages first, then fresh pages.
///
/// It keeps these promises, regardless of the order of responses:
/// * No item is shown twice, even if the list shifts between two pages.
/// * A refresh never makes the list shorter than its source: it loads as many items as are shown, and replaces them when all
///   are loaded.
/// * A call of ``loadNextPage()`` during a refresh is served after it.
/// * A changed query (``restart(keepingItems:_:load:)``) cancels the running load; a late response to an old query is ignored.
/// * A page is loaded with ``FetchPolicy/cacheFirst``: a fresh cache is not loaded again. ``refresh()`` and ``retry()``
///   load with ``FetchPolicy/networkOnly``.
/// * If a next page fails, the shown items stay, and the page can be retried. If the cache has the page, it is shown, and
///   ``notice`` has the failure. The same holds for the first page if nothing is shown.
/// * A cancelled load (``CancellationRepresenting``) is never shown as an error. If the source cancels the first page and
///   nothing is shown, it is loaded again, up to three times.
/// * A pager that is released cancels its load.
@MainActor
public final class Pager<Item: Identifiable & Sendable, Cursor: Sendable, Failure: Error>: ObservableObject
where Item.ID: Sendable {
    /// Loads a page from the sources that the request's policy allows.
    public typealias Load = @MainActor (PageRequest<Cursor>) async throws(Failure) -> Page<Item, Cursor>

    /// The state of the screen.
    @Published public private(set) var state: PaginatedViewState<[Item], Failure> = .loadingFirstPage
    /// The reason why the items may be out of date. `nil` if they are fresh.
    @Published public private(set) var notice: Failure?
    /// A Boolean value that indicates whether the first page or a refresh is loading.
    @Published public private(set) var isRefreshing = false

    /// Called after items were replaced or added, but not after ``update(_:)``: with the new items, and with a Boolean value
    /// that indicates whether they replace all previous items.
    public var itemsDidChange: (@MainActor (ArraySlice<Item>, _ replaceAll: Bool) -> Void)?

    private var load: Load
    private var content = PagedContent<Item, Cursor>()
    /// The pages that a refresh has loaded so far.
    private var renewed = PagedContent<Item, Cursor>()
    /// The number of items that a refresh loads.
    private var lengthToRenew = 0
    private var work: Task<Void, Never>?
    /// The number of loads so far. A response to an earlier load is ignored.
    private var generation = 0
    /// The number of times that the current load was repeated because the source has cancelled it.
    private var repetitions = 0
    /// A Boolean value that indicates whether to load the next page after the current load.
    private var wantsNextPage = false
    /// A Boolean value that indicates whether the shown items belong to the previous query.
    private var isOutdated = false

    /// Creates a pager that loads nothing until ``start(_:)``. It retains the closure.
    public init(load: @escaping Load) {
        self.load = load
    }

    deinit {
        work?.cancel()
    }

    /// A Boolean value that indicates whether there is another page.
    public var hasNextPage: Bool { content.next != nil }

    /// Starts the first load. Does nothing if it has already begun, unless it was cancelled.
    ///
    /// - Parameter policy: How the first page is loaded after the cached page, as its route declares it.
    public func start(_ policy: FetchPolicy = .cacheFirst) {
        guard work == nil, state.isLoadingFirstPage else { return }
        loadFirstPage(policy)
    }

    /// Starts again with another query. A running load is cancelled.
    ///
    /// - Parameters:
    ///   - keepsItems: Whether the items of the previous query stay until the cache has responded, so that a search while the
    ///     user types doesn't flicker.
    ///   - policy: How the first page is loaded after the cached page, as its route declares it.
    ///   - load: Loads the pages of the new query.
    public func restart(
        keepingItems keepsItems: Bool = false, _ policy: FetchPolicy = .cacheFirst, load: @escaping Load
    ) {
        self.load = load
        notice = nil
        wantsNextPage = false
        isOutdated = keepsItems && state.value != nil
        if isOutdated { state = .success(content.items) } else { removeItems() }
        isRefreshing = true
        lengthToRenew = 0
        begin(.storedFirstPage(then: policy))
    }

    private func removeItems() {
        isOutdated = false
        content = PagedContent()
        state = .loadingFirstPage
        itemsDidChange?([], true)
    }

    /// Loads all shown pages again, keeps the shown items in the meantime, and returns at the end of the load.
    public func refresh() async {
        wantsNextPage = wantsNextPage || state.isLoadingNextPage
        loadFirstPage(.networkOnly)
        await work?.value
    }

    /// Loads the next page, after the current load. Does nothing if there is none.
    public func loadNextPage() {
        guard work == nil else {
            wantsNextPage = wantsNextPage || !(state.isLoadingNextPage || isOutdated)
            return
        }
        wantsNextPage = false
        guard let cursor = content.next else { return }
        state = .loadingNextPage(content.items)
        begin(.nextPage(cursor, attempt: 1))
    }

    /// Repeats the load that failed or was cancelled.
    public func retry() {
        switch state {
        case .error:
            state = .loadingFirstPage
            loadFirstPage(.networkOnly)
        case .loadingFirstPage:
            start()
        case .nextPageError:
            loadNextPage()
        case .success where notice != nil:
            loadFirstPage(.networkOnly)
        case .loadingNextPage, .success:
            break
        }
    }

    /// Waits for the end of the current load.
    public func waitUntilIdle() async {
        while let work { await work.value }
    }
}

extension Pager {
    /// Loads the first page, from the cache too if nothing is shown. If items are shown, all of their pages are loaded, so
    /// that a scrolled list doesn't become shorter.
    private func loadFirstPage(_ policy: FetchPolicy) {
        isRefreshing = true
        if isOutdated { removeItems() }
        lengthToRenew = state.value == nil ? 0 : content.items.count
        begin(state.value == nil ? .storedFirstPage(then: policy) : .firstPage(policy))
    }

    /// Shows a response and returns the next step. `nil` if there is none.
    private func receive(_ answer: Answer, to step: Step) -> Step? {
        switch (step, answer) {
        case (.storedFirstPage(let policy), _):
            showStored(answer)
            if isOutdated { removeItems() }
            return .firstPage(policy)
        case (.firstPage, .success(let page)):
            renewed = PagedContent(firstPage: page)
            return renewedPage(after: 0)
        case (.freshShownPage(_, let attempt), .success(let page)):
            return renewedPage(after: renewed.append(page) ? 0 : attempt)
        case (.firstPage, .failure(let failure)) where failure.meansCancellation && state.value == nil:
            // The source may share a request that another screen has cancelled.
            guard repetitions < Self.repetitionLimit, !Task.isCancelled else { return nil }
            repetitions += 1
            return step
        case (.firstPage, .failure(let failure)), (.freshShownPage, .failure(let failure)):
            return endRenewing(failure)
        case (.fallbackFirstPage(let failure), _):
            showStored(answer)
            if state.value == nil { state = .error(failure) } else { notice = failure }
        case (.nextPage(_, let attempt), .success(let page)):
            return append(page, attempt)
        case (.nextPage, .failure(let failure)) where failure.meansCancellation:
            state = .success(content.items)
        case (.nextPage(let cursor, let attempt), .failure(let failure)):
            return .fallbackNextPage(cursor, attempt: attempt, instead: failure)
        case (.fallbackNextPage(_, let attempt, let failure), .success(let page)) where !page.items.isEmpty:
            notice = failure
            return append(page, attempt)
        case (.fallbackNextPage(_, _, let failure), _):
            state = .nextPageError(content.items, failure)
        }
        return nil
    }

    private func showStored(_ answer: Answer) {
        if case .success(let page) = answer, !page.items.isEmpty { show(PagedContent(firstPage: page)) }
    }

    private func show(_ content: PagedContent<Item, Cursor>) {
        self.content = content
        isOutdated = false
        state = .success(content.items)
        itemsDidChange?(content.items[...], true)
    }

    /// Continues a refresh with the next page, or shows the loaded pages if they are complete.
    ///
    /// - Parameter attempt: The number of pages in a row without new items.
    private func renewedPage(after attempt: Int) -> Step? {
        if renewed.items.count < lengthToRenew, attempt < Self.attemptLimit, let cursor = renewed.next {
            return .freshShownPage(cursor, attempt: attempt + 1)
        }
        notice = nil
        show(renewed)
        renewed = PagedContent()
        return nil
    }

    /// Ends a failed refresh. The shown items stay: a part of the new pages would be shorter.
    private func endRenewing(_ failure: Failure) -> Step? {
        renewed = PagedContent()
        guard state.value != nil else { return .fallbackFirstPage(instead: failure) }
        if !failure.meansCancellation { notice = failure }
        state = .success(content.items)
        return nil
    }

    /// Adds a page. If it has no new items, the next page is loaded.
    private func append(_ page: Page<Item, Cursor>, _ attempt: Int) -> Step? {
        let count = content.items.count
        let isNew = content.append(page)
        if !isNew, attempt < Self.attemptLimit, let cursor = content.next {
            return .nextPage(cursor, attempt: attempt + 1)
        }
        state = .success(content.items)
        if isNew { itemsDidChange?(content.items[count...], false) }
        return nil
    }

    /// The number of pages without new items that are loaded in a row. A source that repeats itself isn't asked forever.
    static var attemptLimit: Int { 10 }

    /// The number of times that a load is repeated if the source cancels it and nothing is shown.
    private static var repetitionLimit: Int { 3 }

    typealias Step = PagerStep<Cursor, Failure>
    typealias Answer = Result<Page<Item, Cursor>, Failure>

    /// Cancels the running load and starts another. The task doesn't retain the pager.
    private func begin(_ first: Step) {
        generation += 1
        repetitions = 0
        work?.cancel()
        work = Task { [weak self, load, mine = generation] in
            var next: Step? = first
            while let step = next {
                let answer: Answer
                do throws(Failure) {
                    answer = .success(try await load(step.request))
                } catch {
                    answer = .failure(error)
                }
                guard let self, mine == generation else { return }
                next = receive(answer, to: step)
                // A subscriber may have started another load.
                guard mine == generation else { return }
                if next == nil { finish() }
            }
        }
    }

    private func finish() {
        work = nil
        isRefreshing = false
        if work == nil {
            if wantsNextPage { loadNextPage() }
        } else if !state.isLoadingNextPage {
            // A subscriber has started a refresh, before the value was stored.
            isRefreshing = true
        }
    }
}

extension Pager where Item: Equatable {
    /// Replaces items in their places. A running load continues. Subscribers aren't notified of equal items.
    ///
    /// - Parameter change: Returns the new item with the same identifier, or `nil` to keep the item. Called for each item.
    public func update(_ change: (Item) -> Item?) {
        // The pages of a refresh may be as old as the shown pages.
        renewed.update(change)
        if content.update(change) { state = state.map { _ in content.items } }
    }
}

enum PagerStep<Cursor, Failure: Error> {
    case storedFirstPage(then: FetchPolicy)
    case firstPage(FetchPolicy)
    /// The cached first page of any age, after the source has failed.
    case fallbackFirstPage(instead: Failure)
    /// Another page of a refresh.
    /// - Parameter attempt: The number of pages in a row without new items, including this one.
    case freshShownPage(Cursor, attempt: Int)
    /// - Parameter attempt: The number of pages loaded for one call, including this one.
    case nextPage(Cursor, attempt: Int)
    /// The cached page of any age, after the source has failed.
    case fallbackNextPage(Cursor, attempt: Int, instead: Failure)

    var request: PageRequest<Cursor> {
        switch self {
        case .storedFirstPage: PageRequest(cursor: nil, policy: .cacheOnly)
        case .firstPage(let policy): PageRequest(cursor: nil, policy: policy)
        case .fallbackFirstPage: PageRequest(cursor: nil, policy: .staleIfError)
        case .freshShownPage(let cursor, _): PageRequest(cursor: cursor, policy: .networkOnly)
        case .nextPage(let cursor, _): PageRequest(cursor: cursor, policy: .cacheFirst)
        case .fallbackNextPage(let cursor, _, _): PageRequest(cursor: cursor, policy: .staleIfError)
        }
    }
}

extension PagerStep: Sendable where Cursor: Sendable {}
