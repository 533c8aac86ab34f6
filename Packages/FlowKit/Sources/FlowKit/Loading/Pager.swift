/// Loads a list page by page: what is stored first, what is fresh behind it.
///
/// It keeps these promises, whatever the order in which answers arrive:
/// * No item is shown twice, even when the list shifts between two pages.
/// * A refresh never makes the list shorter than its source is: it loads as many items anew as are shown, and shows them
///   when all are there.
/// * No demand is dropped: a call of ``loadNextPage()`` is served after a refresh, whichever of them came first.
/// * A changed query (``restart(load:)``) cancels the load in flight; a late answer to an old query changes nothing.
/// * A page is asked for as ``DataOrigin/current``: a source whose answer is held and good is left alone. ``refresh()``
///   and ``retry()`` ask for ``DataOrigin/fresh``.
/// * A failed next page keeps what is shown and can be retried. When the device holds the page, that is shown instead,
///   and ``notice`` says what went wrong. So it is with the first page when nothing is shown.
/// * A cancelled load (``CancellationRepresenting``) is never shown as an error.
/// * A pager that nobody holds any more cancels its load.
@MainActor
public final class Pager<Item: Identifiable & Sendable, Cursor: Sendable, Failure: Error>: ObservableObject
where Item.ID: Sendable {
    public typealias Load = @MainActor (PageRequest<Cursor>) async throws(Failure) -> Page<Item, Cursor>

    /// What the screen shows.
    public internal(set) var state: PaginatedViewState<[Item], Failure> = .loadingFirstPage {
        willSet { objectWillChange.send() }
    }
    /// Why what is shown may be out of date; nil once all of it is fresh again.
    public internal(set) var notice: Failure? {
        willSet { objectWillChange.send() }
    }
    /// Whether something newer than what is shown is on its way.
    public internal(set) var isRefreshing = false {
        willSet { objectWillChange.send() }
    }
    // Not `@Published`: in a generic class each access to such a property makes a key path.
    // Unsafe in name only: the publisher does its own locking, and it is sent to on the main actor alone.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

    /// Told after the items have become others or more; not of items that were changed where they stand.
    public var itemsDidChange: (@MainActor (PagedItemsChange<Item>) -> Void)?

    var load: Load
    var content = PagedContent<Item, Cursor>()
    /// The pages that a refresh has brought so far, and how many items it is to bring.
    var renewed = PagedContent<Item, Cursor>()
    var lengthToRenew = 0
    var work: Task<Void, Never>?
    /// Grows with each piece of work that replaces another: an answer to an earlier one is not for us any more.
    var generation = 0
    /// A demand for one more page, kept while the first page loads.
    var wantsNextPage = false

    public init(load: @escaping Load) {
        self.load = load
    }

    isolated deinit {
        work?.cancel()
    }

    /// Whether there is a page after those that are shown.
    public var hasNextPage: Bool { content.next != nil }

    /// Loads the first page, unless that has been begun before. A load that was cancelled counts as not begun.
    public func start() {
        guard work == nil, state.isLoadingFirstPage else { return }
        loadFirstPage(.current)
    }

    /// Begins again with another query. Whatever was on its way is cancelled and never shown.
    public func restart(load: @escaping Load) {
        self.load = load
        content = PagedContent()
        notice = nil
        wantsNextPage = false
        state = .loadingFirstPage
        itemsDidChange?(.replaced([]))
        loadFirstPage(.current)
    }

    /// Asks anew for all that is shown, page by page, and keeps what is shown until all is there. Returns when it is,
    /// or has failed.
    public func refresh() async {
        wantsNextPage = wantsNextPage || state.isLoadingNextPage
        loadFirstPage(.fresh)
        await work?.value
    }

    /// Asks for one more page. Remembered while the first page loads; without effect when there is no more.
    public func loadNextPage() {
        guard work == nil else {
            wantsNextPage = wantsNextPage || !state.isLoadingNextPage
            return
        }
        guard let cursor = content.next else { return }
        state = .loadingNextPage(content.items)
        begin(.nextPage(cursor, attempt: 1))
    }

    /// Tries again what failed last, or was cancelled.
    public func retry() {
        switch state {
        case .error:
            state = .loadingFirstPage
            loadFirstPage(.fresh)
        case .loadingFirstPage:
            start()
        case .nextPageError:
            loadNextPage()
        case .success where notice != nil:
            loadFirstPage(.fresh)
        case .loadingNextPage, .success:
            break
        }
    }

    /// Waits for what is on its way, for callers that need the outcome.
    public func waitUntilIdle() async {
        while let work { await work.value }
    }
}

extension Pager {
    /// Loads the first page: also what is stored, as long as nothing is shown. Behind what is shown, all of its pages
    /// are loaded: a list that somebody has scrolled through does not become shorter.
    func loadFirstPage(_ origin: DataOrigin) {
        isRefreshing = true
        lengthToRenew = state.value == nil ? 0 : content.items.count
        begin(state.value == nil ? .storedFirstPage(then: origin) : .firstPage(origin))
    }

    func receiveStoredFirstPage(_ answer: Answer, then origin: DataOrigin) -> Step? {
        showStored(answer)
        return .firstPage(origin)
    }

    /// What the device holds is better than nothing, and the notice says why it is shown.
    func receiveFallbackFirstPage(_ answer: Answer, instead failure: Failure) -> Step? {
        showStored(answer)
        if state.value == nil { state = .error(failure) } else { notice = failure }
        return nil
    }

    private func showStored(_ answer: Answer) {
        if case .success(let page) = answer, !page.items.isEmpty { show(PagedContent(firstPage: page)) }
    }

    func receiveFirstPage(_ answer: Answer) -> Step? {
        switch answer {
        case .success(let page):
            renewed = PagedContent(firstPage: page)
            return renewedPageAfter(attempt: 0)
        case .failure(let failure):
            return endRenewing(failure)
        }
    }

    func receiveFreshShownPage(_ answer: Answer, _ attempt: Int) -> Step? {
        switch answer {
        case .success(let page):
            let isNew = renewed.append(page)
            return renewedPageAfter(attempt: isNew ? 0 : attempt)
        case .failure(let failure):
            return endRenewing(failure)
        }
    }

    /// Asks for the next of the pages that are shown; when all are there, they are shown at once.
    private func renewedPageAfter(attempt: Int) -> Step? {
        if renewed.items.count < lengthToRenew, attempt < Self.attemptLimit, let cursor = renewed.next {
            return .freshShownPage(cursor, attempt: attempt + 1)
        }
        notice = nil
        show(renewed)
        renewed = PagedContent()
        return nil
    }

    /// What is shown stays, with its length: a part of it alone would be neither old nor new.
    private func endRenewing(_ failure: Failure) -> Step? {
        renewed = PagedContent()
        if state.value != nil {
            if !failure.meansCancellation { notice = failure }
            state = .success(content.items)
            return nil
        }
        return failure.meansCancellation ? nil : .fallbackFirstPage(instead: failure)
    }

    private func show(_ content: PagedContent<Item, Cursor>) {
        self.content = content
        state = .success(content.items)
        itemsDidChange?(.replaced(content.items))
    }
}

extension Pager {
    /// So many pages in a row without anything new meet one demand: a source that repeats itself is not asked for ever.
    static var attemptLimit: Int { 10 }

    func receiveNextPage(_ answer: Answer, at cursor: Cursor, _ attempt: Int) -> Step? {
        switch answer {
        case .success(let page):
            return append(page, attempt)
        case .failure(let failure) where failure.meansCancellation:
            state = .success(content.items)
            return nil
        case .failure(let failure):
            return .fallbackNextPage(cursor, attempt: attempt, instead: failure)
        }
    }

    func receiveFallbackNextPage(_ answer: Answer, _ attempt: Int, instead failure: Failure) -> Step? {
        guard case .success(let page) = answer, !page.items.isEmpty else {
            state = .nextPageError(content.items, failure)
            return nil
        }
        notice = failure
        return append(page, attempt)
    }

    /// A page may hold nothing that is not shown already; then the demand is not met, and the next one is asked for.
    private func append(_ page: Page<Item, Cursor>, _ attempt: Int) -> Step? {
        let count = content.items.count
        let isNew = content.append(page)
        if !isNew, attempt < Self.attemptLimit, let cursor = content.next {
            return .nextPage(cursor, attempt: attempt + 1)
        }
        state = .success(content.items)
        if isNew { itemsDidChange?(.added(content.items[count...])) }
        return nil
    }
}

extension Pager {
    typealias Step = PagerStep<Cursor, Failure>
    typealias Answer = Result<Page<Item, Cursor>, Failure>

    /// Asks step by step, in the place of whatever is on its way.
    ///
    /// Nothing here holds the pager while it waits: when nobody else does, the load is cancelled.
    func begin(_ first: Step) {
        generation += 1
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
                // Whoever watches the state may have begun something else at once.
                guard mine == generation else { return }
                if next == nil { finish() }
            }
        }
    }

    /// Shows an answer. Returns what to ask next; nil when there is no more to ask.
    private func receive(_ answer: Answer, to step: Step) -> Step? {
        switch step {
        case .storedFirstPage(let next): receiveStoredFirstPage(answer, then: next)
        case .firstPage: receiveFirstPage(answer)
        case .fallbackFirstPage(let failure): receiveFallbackFirstPage(answer, instead: failure)
        case .freshShownPage(_, let attempt): receiveFreshShownPage(answer, attempt)
        case .nextPage(let cursor, let attempt): receiveNextPage(answer, at: cursor, attempt)
        case .fallbackNextPage(_, let attempt, let failure): receiveFallbackNextPage(answer, attempt, instead: failure)
        }
    }

    private func finish() {
        work = nil
        isRefreshing = false
        if wantsNextPage { loadNextPage() }
        wantsNextPage = false
    }
}

extension Pager where Item: Equatable {
    /// Changes items where they stand: their order, the pages and what is on its way stay. Nobody is told of a change
    /// that changes nothing.
    ///
    /// - Parameter change: Answers what an item is now, with the same identity; nil for one that stays.
    /// - Complexity: As many calls as there are items.
    public func update(_ change: (Item) -> Item?) {
        // Pages that wait to be shown together are as old as those that are shown.
        renewed.update(change)
        if content.update(change) { state = state.map { _ in content.items } }
    }
}

/// One question that a ``Pager`` asks, and why.
enum PagerStep<Cursor, Failure: Error> {
    case storedFirstPage(then: DataOrigin)
    case firstPage(DataOrigin)
    /// The first page that could not be had, when nothing is shown.
    case fallbackFirstPage(instead: Failure)
    /// One more of the pages that are shown, behind the first one.
    /// - Parameter attempt: How many pages in a row brought nothing new, with this one.
    case freshShownPage(Cursor, attempt: Int)
    /// - Parameter attempt: How many pages were asked for to meet one demand, with this one.
    case nextPage(Cursor, attempt: Int)
    /// The page that could not be had.
    case fallbackNextPage(Cursor, attempt: Int, instead: Failure)

    var request: PageRequest<Cursor> {
        switch self {
        case .storedFirstPage: PageRequest(cursor: nil, origin: .stored)
        case .firstPage(let origin): PageRequest(cursor: nil, origin: origin)
        case .fallbackFirstPage: PageRequest(cursor: nil, origin: .fallback)
        case .freshShownPage(let cursor, _): PageRequest(cursor: cursor, origin: .fresh)
        case .nextPage(let cursor, _): PageRequest(cursor: cursor, origin: .current)
        case .fallbackNextPage(let cursor, _, _): PageRequest(cursor: cursor, origin: .fallback)
        }
    }
}

extension PagerStep: Sendable where Cursor: Sendable {}
