import FlowTestSupport
import Loading
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct LoaderAdoptingTests {
    private let source = Questions<FetchPolicy, String?, TestFailure>(cancelled: .cancelled)

    private func shown(_ answer: Result<String?, TestFailure>) async -> CachedLoader<String, TestFailure> {
        let loader = CachedLoader<String, TestFailure> { [source] policy throws(TestFailure) in
            try await source.ask(policy)
        }
        loader.start()
        await source.answer(.cacheOnly, .success(nil))
        await source.answer(.cacheFirst, answer)
        if case .failure = answer { await source.answer(.staleIfError, .success(nil)) }
        await loader.waitUntilIdle()
        return loader
    }

    @Test func adoptedValueIsShown() async {
        let loader = await shown(.success("old"))
        loader.adopt("new")
        #expect(loader.state == .success("new"))
        let failed = await shown(.failure(.offline))
        failed.adopt("known")
        #expect(failed.state == .success("known"))
    }

    @Test func unchangedValuesAreNotPublished() async {
        let loader = await shown(.success("same"))
        loader.adopt(.offline)
        var changes = 0
        let watching = loader.objectWillChange.sink { MainActor.assumeIsolated { changes += 1 } }
        loader.adopt("same")
        loader.adopt(.offline)
        #expect(changes == 0)
        watching.cancel()
    }

    @Test func aFailureIsANoticeBesideWhatIsShown() async {
        let loader = await shown(.success("old"))
        loader.adopt(.offline)
        #expect(loader.state == .success("old"))
        #expect(loader.notice == .offline)
        loader.adopt("new")
        #expect(loader.notice == .offline)
        loader.adopt("new", isFresh: true)
        #expect(loader.notice == nil)
        let nothing = await shown(.failure(.offline))
        nothing.adopt(.offline)
        #expect(nothing.state == .error(.offline))
    }
}
