import FlowKit
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct StoredFirstLoaderTests {
    private let source = Questions<DataOrigin, String?>()

    private func makeLoader() -> StoredFirstLoader<String, TestFailure> {
        StoredFirstLoader { [source] origin throws(TestFailure) in try await source.ask(origin) }
    }

    @Test func whatIsStoredIsShownUntilWhatIsFreshIsThere() async {
        let loader = makeLoader()
        #expect(loader.state == .loading)
        loader.start()
        loader.start()
        await source.answer(.stored, .success("old"))
        await wait(for: loader) { $0.state == .success("old") }
        #expect(loader.isRefreshing)
        await source.answer(.current, .success("new"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("new"))
        #expect(!loader.isRefreshing)
        #expect(loader.notice == nil)
        #expect(source.asked == [.stored, .current], "it starts once")
    }

    @Test func aFailureBehindAStoredValueIsANotice() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.stored, .success("old"))
        await source.answer(.current, .failure(.offline))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("old"))
        #expect(loader.notice == .offline)
        loader.retry()
        await source.answer(.fresh, .success("new"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("new"))
        #expect(loader.notice == nil)
    }

    @Test func withoutAValueAFailureIsShown() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.stored, .success(nil))
        await source.answer(.current, .failure(.offline))
        await source.answer(.fallback, .success(nil))
        await loader.waitUntilIdle()
        #expect(loader.state == .error(.offline))
        #expect(loader.notice == nil)
        loader.retry()
        #expect(loader.state == .loading)
        await source.answer(.stored, .success(nil))
        await source.answer(.fresh, .success("new"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("new"))
    }

    /// It is too old to be shown while the source is asked, and better than nothing when that has failed.
    @Test func withoutAValueAFailureShowsWhatIsTooOldOtherwise() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.stored, .success(nil))
        await source.answer(.current, .failure(.offline))
        #expect(loader.state == .loading)
        await source.answer(.fallback, .success("old"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("old"))
        #expect(loader.notice == .offline)
        #expect(!loader.isRefreshing)
    }

    @Test func aFailureOfTheStoreIsIgnored() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.stored, .failure(.broken))
        await source.answer(.current, .failure(.offline))
        await source.answer(.fallback, .failure(.broken))
        await loader.waitUntilIdle()
        #expect(loader.state == .error(.offline))
        loader.retry()
        await source.answer(.stored, .success("old"))
        await source.answer(.fresh, .failure(.offline))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("old"))
    }

    @Test func aRefreshTakesTheLoadsPlace() async {
        let loader = makeLoader()
        loader.start()
        await source.waitUntilAsked(.stored)
        let refresh = Task { await loader.refresh() }
        await wait(for: source) { $0.cancelled == [.stored] }
        await source.answer(.stored, .success("old"))
        await source.answer(.fresh, .success("new"))
        await refresh.value
        #expect(loader.state == .success("new"))
        #expect(source.asked == [.stored, .stored, .fresh], "nothing was shown yet, so the store is asked again")
    }

    @Test func aRefreshKeepsWhatIsShown() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.stored, .success(nil))
        await source.answer(.current, .success("new"))
        await loader.waitUntilIdle()
        let refresh = Task { await loader.refresh() }
        await source.waitUntilAsked(.fresh)
        #expect(loader.state == .success("new"))
        #expect(loader.isRefreshing)
        await source.answer(.fresh, .success("newer"))
        await refresh.value
        #expect(loader.state == .success("newer"))
    }

    @Test func aCancellationIsNeverShown() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.stored, .failure(.cancelled))
        await source.answer(.current, .failure(.cancelled))
        await loader.waitUntilIdle()
        #expect(loader.state == .loading)
        #expect(!loader.isRefreshing)
        loader.start()
        await source.answer(.stored, .success("old"))
        await source.answer(.current, .failure(.cancelled))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("old"))
        #expect(loader.notice == nil)
    }

    @Test func aLoaderThatNobodyHoldsCancelsItsLoad() async {
        var loader: StoredFirstLoader<String, TestFailure>? = makeLoader()
        weak let held = loader
        loader?.start()
        await source.waitUntilAsked(.stored)
        loader = nil
        #expect(held == nil)
        await wait(for: source) { $0.cancelled == [.stored] }
    }

    @Test func whoWatchesMayBeginAgainAtOnce() async {
        let loader = makeLoader()
        var refresh: Task<Void, Never>?
        let watching = loader.$state.sink { state in
            if state.failure != nil, refresh == nil { refresh = Task { await loader.refresh() } }
        }
        loader.start()
        await source.answer(.stored, .success(nil))
        await source.answer(.current, .failure(.offline))
        await source.answer(.fallback, .success(nil))
        await source.answer(.stored, .success(nil))
        await source.answer(.fresh, .success("new"))
        await wait(for: loader) { $0.state == .success("new") }
        watching.cancel()
        await loader.waitUntilIdle()
    }
}
