import FlowTestSupport
import IssueReporting
import Loading
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct CachedLoaderTests {
    private let source = Questions<FetchPolicy, String?, TestFailure>(cancelled: .cancelled)

    private func makeLoader() -> CachedLoader<String, TestFailure> {
        CachedLoader { [source] policy throws(TestFailure) in try await source.ask(policy) }
    }

    @Test func storedValueIsShownUntilFreshValueArrives() async {
        let loader = makeLoader()
        #expect(loader.state == .loading)
        loader.start()
        loader.start()
        await source.answer(.cacheOnly, .success("old"))
        await settle(loader) { loader.state == .success("old") }
        #expect(loader.isRefreshing)
        await source.answer(.cacheFirst, .success("new"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("new"))
        #expect(!loader.isRefreshing)
        #expect(loader.notice == nil)
        #expect(source.asked == [.cacheOnly, .cacheFirst], "it starts once")
    }

    @Test func aScreenMayLoadFromTheNetworkEachTime() async {
        let loader = makeLoader()
        loader.start(.networkOnly)
        await source.answer(.cacheOnly, .success("old"))
        await settle(loader) { loader.state == .success("old") }
        await source.answer(.networkOnly, .success("new"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("new"))
    }

    @Test func aFailureBehindAStoredValueIsANotice() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.cacheOnly, .success("old"))
        await source.answer(.cacheFirst, .failure(.offline))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("old"))
        #expect(loader.notice == .offline)
        loader.retry()
        await source.answer(.networkOnly, .success("new"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("new"))
        #expect(loader.notice == nil)
    }

    @Test func aLoadThatASubscriberOfTheIndicatorStartsKeepsTheIndicator() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.cacheOnly, .success("old"))
        let watching = loader.$isRefreshing.sink { isRefreshing in
            MainActor.assumeIsolated { if !isRefreshing, loader.notice != nil { loader.retry() } }
        }
        await source.answer(.cacheFirst, .failure(.offline))
        await source.waitUntilAsked(.networkOnly)
        #expect(loader.isRefreshing)
        await source.answer(.networkOnly, .success("new"))
        await loader.waitUntilIdle()
        #expect(!loader.isRefreshing)
        #expect(loader.notice == nil)
        watching.cancel()
    }

    @Test func aLoadReplacesTheOneThatASubscriberStartsWhileItBegins() async {
        let loader = makeLoader()
        var isFirst = true
        let watching = loader.objectWillChange.sink {
            MainActor.assumeIsolated {
                guard isFirst else { return }
                isFirst = false
                loader.start()
            }
        }
        loader.start()
        await settle(source) { source.cancelled == [.cacheOnly] }
        await source.answer(.cacheOnly, .success("old"))
        await source.answer(.cacheFirst, .success("new"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("new"))
        #expect(source.asked == [.cacheOnly, .cacheOnly, .cacheFirst], "one load went on to the source")
        #expect(!loader.isRefreshing)
        watching.cancel()
    }

    @Test func aSourceWithoutAValueIsReported() async {
        let loader = makeLoader()
        await withExpectedIssue {
            loader.start()
            await source.answer(.cacheOnly, .success(nil))
            await source.answer(.cacheFirst, .success(nil))
            await loader.waitUntilIdle()
        }
        #expect(loader.state == .loading)
        #expect(!loader.isRefreshing)
    }

    @Test func withoutAValueAFailureIsShown() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.cacheOnly, .success(nil))
        await source.answer(.cacheFirst, .failure(.offline))
        await source.answer(.staleIfError, .success(nil))
        await loader.waitUntilIdle()
        #expect(loader.state == .error(.offline))
        #expect(loader.notice == nil)
        loader.retry()
        #expect(loader.state == .loading)
        await source.answer(.cacheOnly, .success(nil))
        await source.answer(.networkOnly, .success("new"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("new"))
    }

    /// It is too old to be shown while the source is asked, and better than nothing when that has failed.
    @Test func withoutAValueAFailureShowsWhatIsTooOldOtherwise() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.cacheOnly, .success(nil))
        await source.answer(.cacheFirst, .failure(.offline))
        #expect(loader.state == .loading)
        await source.answer(.staleIfError, .success("old"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("old"))
        #expect(loader.notice == .offline)
        #expect(!loader.isRefreshing)
    }

    @Test func aFailureOfTheStoreIsIgnored() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.cacheOnly, .failure(.broken))
        await source.answer(.cacheFirst, .failure(.offline))
        await source.answer(.staleIfError, .failure(.broken))
        await loader.waitUntilIdle()
        #expect(loader.state == .error(.offline))
        loader.retry()
        await source.answer(.cacheOnly, .success("old"))
        await source.answer(.networkOnly, .failure(.offline))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("old"))
    }

    @Test func aRefreshTakesTheLoadsPlace() async {
        let loader = makeLoader()
        loader.start()
        await source.waitUntilAsked(.cacheOnly)
        let refresh = Task { await loader.refresh() }
        await settle(source) { source.cancelled == [.cacheOnly] }
        await source.answer(.cacheOnly, .success("old"))
        await source.answer(.networkOnly, .success("new"))
        await refresh.value
        #expect(loader.state == .success("new"))
        #expect(
            source.asked == [.cacheOnly, .cacheOnly, .networkOnly], "nothing was shown yet, so the store is asked again"
        )
    }

    @Test func aRefreshKeepsWhatIsShown() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.cacheOnly, .success(nil))
        await source.answer(.cacheFirst, .success("new"))
        await loader.waitUntilIdle()
        let refresh = Task { await loader.refresh() }
        await source.waitUntilAsked(.networkOnly)
        #expect(loader.state == .success("new"))
        #expect(loader.isRefreshing)
        await source.answer(.networkOnly, .success("newer"))
        await refresh.value
        #expect(loader.state == .success("newer"))
    }

    @Test func aCancellationIsNeverShown() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.cacheOnly, .failure(.cancelled))
        for _ in 0...3 { await source.answer(.cacheFirst, .failure(.cancelled)) }
        await loader.waitUntilIdle()
        #expect(loader.state == .loading)
        #expect(!loader.isRefreshing)
        loader.start()
        await source.answer(.cacheOnly, .success("old"))
        await source.answer(.cacheFirst, .failure(.cancelled))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("old"))
        #expect(loader.notice == nil)
    }

    @Test func loadThatTheSourceCancelsIsRepeated() async {
        let loader = makeLoader()
        loader.start()
        await source.answer(.cacheOnly, .success(nil))
        await source.answer(.cacheFirst, .failure(.cancelled))
        await source.answer(.cacheFirst, .success("new"))
        await loader.waitUntilIdle()
        #expect(loader.state == .success("new"))
    }

    @Test func releasedLoaderCancelsItsLoad() async {
        var loader: CachedLoader<String, TestFailure>? = makeLoader()
        let held = Weak(loader)
        loader?.start()
        await source.waitUntilAsked(.cacheOnly)
        loader = nil
        #expect(held.value == nil)
        await settle(source) { source.cancelled == [.cacheOnly] }
    }

    @Test func observerCanRefreshDuringStateChange() async {
        let loader = makeLoader()
        var refresh: Task<Void, Never>?
        let watching = loader.$state.sink { state in
            if state.failure != nil, refresh == nil { refresh = Task { await loader.refresh() } }
        }
        loader.start()
        await source.answer(.cacheOnly, .success(nil))
        await source.answer(.cacheFirst, .failure(.offline))
        await source.answer(.staleIfError, .success(nil))
        await source.answer(.cacheOnly, .success(nil))
        await source.answer(.networkOnly, .success("new"))
        await settle(loader) { loader.state == .success("new") }
        watching.cancel()
        await loader.waitUntilIdle()
    }
}
