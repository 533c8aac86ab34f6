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
    /// Why the device's own store did not answer when it was last asked; nil when it did.
    public internal(set) var storedFailure: Failure? {
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
        storedFailure = nil
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
