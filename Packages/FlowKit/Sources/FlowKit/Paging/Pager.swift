/// Loads a list page by page: what is stored first, what is fresh behind it.
///
/// It keeps these promises, whatever the order in which answers arrive:
/// * No item is shown twice, even when the list shifts between two pages.
/// * No demand is dropped: a call of ``loadNextPage()`` while the first page is being refreshed is served afterwards.
/// * A changed query (``restart(load:)``) cancels the load in flight; a late answer to an old query changes nothing.
/// * A failed next page keeps what is shown and can be retried. When the device holds the page, that is shown instead,
///   and ``notice`` says what went wrong.
@MainActor
public final class Pager<Item: Identifiable & Sendable, Cursor: Sendable, Failure: Error>: ObservableObject
where Item.ID: Sendable {
    public typealias Load = @MainActor (PageRequest<Cursor>) async throws(Failure) -> Page<Item, Cursor>

    /// What the screen shows.
    @Published public private(set) var state: PaginatedViewState<[Item], Failure> = .loadingFirstPage
    /// Why what is shown may be out of date; nil when it is fresh.
    @Published public private(set) var notice: Failure?
    /// Whether something newer than what is shown is on its way.
    @Published public private(set) var isRefreshing = false

    private var load: Load
    private var content = PagedContent<Item, Cursor>()
    private var work: Task<Void, Never>?
    /// Grows with each piece of work that replaces another: an answer to an earlier one is not for us any more.
    private var generation = 0
    private var wantsNextPage = false

    public init(load: @escaping Load) {
        self.load = load
    }

    isolated deinit {
        work?.cancel()
    }

    /// Whether there is a page after those that are shown.
    public var hasNextPage: Bool { content.next != nil }

    /// Loads the first page, unless that has been begun before.
    public func start() {
        guard generation == 0 else { return }
        begin { await $0.loadFirstPage(showing: .stored) }
    }

    /// Begins again with another query. Whatever was on its way is cancelled and never shown.
    public func restart(load: @escaping Load) {
        self.load = load
        content = PagedContent()
        notice = nil
        state = .loadingFirstPage
        begin { await $0.loadFirstPage(showing: .stored) }
    }

    /// Asks for the first page anew and keeps what is shown until it is there. Returns when it is, or has failed.
    public func refresh() async {
        begin { await $0.loadFirstPage(showing: nil) }
        await work?.value
    }

    /// Asks for one more page. Remembered while the first page loads; without effect when there is no more.
    public func loadNextPage() {
        guard work == nil else {
            wantsNextPage = wantsNextPage || !state.isLoadingNextPage
            return
        }
        guard hasNextPage else { return }
        begin { await $0.loadPageAfterLast() }
    }

    /// Tries again what failed last.
    public func retry() {
        switch state {
        case .error:
            state = .loadingFirstPage
            begin { await $0.loadFirstPage(showing: .stored) }
        case .nextPageError:
            loadNextPage()
        case .success where notice != nil:
            begin { await $0.loadFirstPage(showing: nil) }
        case .loadingFirstPage, .loadingNextPage, .success:
            break
        }
    }

    /// Waits for what is on its way, for callers that need the outcome.
    public func waitUntilIdle() async {
        while let work { await work.value }
    }
}

// MARK: - Loading

extension Pager {
    private func begin(_ step: @escaping @MainActor (Pager) async -> Void) {
        generation += 1
        wantsNextPage = false
        work?.cancel()
        let mine = generation
        work = Task { [weak self] in
            guard let self, mine == generation else { return }
            await step(self)
            finish(mine)
        }
    }

    private func finish(_ mine: Int) {
        guard mine == generation else { return }
        work = nil
        isRefreshing = false
        if wantsNextPage { loadNextPage() }
    }

    private func loadFirstPage(showing origin: DataOrigin?) async {
        let mine = generation
        isRefreshing = true
        if origin == .stored, let stored = try? await load(PageRequest(cursor: nil, origin: .stored)) {
            guard mine == generation else { return }
            if !stored.items.isEmpty { show(stored) }
        }
        do throws(Failure) {
            let fresh = try await load(PageRequest(cursor: nil, origin: .fresh))
            guard mine == generation else { return }
            notice = nil
            show(fresh)
        } catch {
            guard mine == generation else { return }
            failFirstPage(error)
        }
    }

    private func show(_ firstPage: Page<Item, Cursor>) {
        content = PagedContent(firstPage: firstPage)
        state = .success(content.items)
    }

    private func failFirstPage(_ failure: Failure) {
        if state.value == nil {
            state = .error(failure)
        } else {
            notice = failure
            state = .success(content.items)
        }
    }

    private func loadPageAfterLast() async {
        let mine = generation
        state = .loadingNextPage(content.items)
        // A page may hold nothing that is not shown already; then the demand is not met, and the next one is asked for.
        while let cursor = content.next {
            let outcome = await nextPage(at: cursor)
            guard mine == generation else { return }
            switch outcome {
            case .success(let page):
                let isNew = content.append(page)
                if isNew || content.next == nil {
                    state = .success(content.items)
                    return
                }
            case .failure(let failure):
                state = .nextPageError(content.items, failure)
                return
            }
        }
        state = .success(content.items)
    }

    /// The fresh page, or the stored one when there is no other.
    private func nextPage(at cursor: Cursor) async -> Result<Page<Item, Cursor>, Failure> {
        let mine = generation
        do throws(Failure) {
            return .success(try await load(PageRequest(cursor: cursor, origin: .fresh)))
        } catch {
            guard mine == generation,
                let stored = try? await load(PageRequest(cursor: cursor, origin: .stored)),
                !stored.items.isEmpty, mine == generation
            else { return .failure(error) }
            notice = error
            return .success(stored)
        }
    }
}
