import FlowTestSupport
import Loading
import Testing

/// The code of the README.
@MainActor
final class NotesViewModel: ObservableObject {
    private let notes = StreamLoader<[String], StoreError>(atEnd: .unreadable)
    private let store: Store

    init(_ store: Store) { self.store = store }

    nonisolated var objectWillChange: ObservableObjectPublisher { notes.objectWillChange }
    var state: ViewState<[String], StoreError> { notes.state }

    func observe() async { await notes.observe { [store] in store.notes() } }
    func retry() { notes.retry() }
}

enum StoreError: Error, Equatable {
    case unreadable
}

struct Note: Identifiable, Hashable, Sendable {
    let id: Int
}

struct Store: Sendable {
    func notes() -> AsyncStream<[String]> { AsyncStream { $0.yield(["Milk"]) } }
    func title(_ policy: FetchPolicy) async throws(StoreError) -> String? { policy.mayFetch ? "Notes" : nil }
    func page(after cursor: Int?, _ policy: FetchPolicy) async throws(StoreError) -> Page<Note, Int> {
        Page(items: [Note(id: cursor ?? 0)], next: policy.mayFetch ? (cursor ?? 0) + 1 : nil)
    }
}

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ReadmeTests {
    private let store = Store()

    @Test func theLoaderOfTheReadme() async {
        let loader = CachedLoader { policy throws(StoreError) in
            try await store.title(policy)
        }
        loader.start()  // loader.state: .loading, then .success(title)
        await loader.refresh()  // loads from the network

        #expect(loader.state == .success("Notes"))
    }

    @Test func theStreamLoaderOfTheReadme() async {
        let viewModel = NotesViewModel(store)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state == .success(["Milk"]) }
        observing.cancel()
        await observing.value
        viewModel.retry()
        #expect(viewModel.state == .success(["Milk"]))
    }

    @Test func thePagerOfTheReadme() async {
        let pager = Pager { request throws(StoreError) in
            try await store.page(after: request.cursor, request.policy)
        }
        pager.start()  // pager.state: .loadingFirstPage, then .success(items)
        await pager.waitUntilIdle()
        pager.loadNextPage()  // .loadingNextPage(items), then .success or .nextPageError(items, failure)

        await pager.waitUntilIdle()
        #expect(pager.state.value?.map(\.id) == [0, 1])
    }
}
