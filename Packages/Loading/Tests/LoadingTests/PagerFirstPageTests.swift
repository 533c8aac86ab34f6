import FlowTestSupport
import Loading
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct PagerFirstPageTests {
    private let pages = Pages(cancelled: .cancelled)

    @Test func storedPageIsShownUntilFreshPageArrives() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        pager.start()
        pager.start()
        await pages.answer(.storedFirst, .success(.items([1, 2], next: 2)))
        await settle(pager) { pager.ids == [1, 2] }
        #expect(pager.isRefreshing)
        await pages.answer(.currentFirst, .success(.items([3, 3, 1], next: 2)))
        await pager.waitUntilIdle()
        #expect(pager.ids == [3, 1], "no item twice")
        #expect(!pager.isRefreshing)
        #expect(pager.hasNextPage)
        #expect(pages.asked == [.storedFirst, .currentFirst], "it starts once")
    }

    @Test func anEmptyStoreIsNotAnEmptyList() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        pager.start()
        await pages.answer(.storedFirst, .success(.empty))
        await pages.waitUntilAsked(.currentFirst)
        #expect(pager.state == .loadingFirstPage)
        await pages.answer(.currentFirst, .success(.empty))
        await pager.waitUntilIdle()
        #expect(pager.state == .success([]))
        #expect(!pager.hasNextPage)
    }

    @Test func aFailureBehindStoredItemsIsANotice() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        pager.start()
        await pages.answer(.storedFirst, .success(.items([1])))
        await pages.answer(.currentFirst, .failure(.offline))
        await pager.waitUntilIdle()
        #expect(pager.ids == [1])
        #expect(pager.notice == .offline)
        pager.retry()
        await pages.answer(.freshFirst, .success(.items([2])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [2])
        #expect(pager.notice == nil, "what is shown is fresh")
    }

    @Test func withoutItemsTheFailureOfTheSourceIsShown() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        pager.start()
        await pages.answer(.storedFirst, .failure(.broken))
        await pages.answer(.currentFirst, .failure(.offline))
        await pages.answer(.fallbackFirst, .failure(.broken))
        await pager.waitUntilIdle()
        #expect(pager.state == .error(.offline))
        pager.retry()
        #expect(pager.state == .loadingFirstPage)
        await pages.answer(.storedFirst, .success(.items([1])))
        await pages.answer(.freshFirst, .success(.items([2])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [2])
    }

    /// It is too old to be shown while the source is asked, and better than nothing when that has failed.
    @Test func withoutItemsAFailureShowsWhatIsTooOldOtherwise() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        pager.start()
        await pages.answer(.storedFirst, .success(.empty))
        await pages.answer(.currentFirst, .failure(.offline))
        await pages.answer(.fallbackFirst, .success(.items([1], next: 1)))
        await pager.waitUntilIdle()
        #expect(pager.ids == [1])
        #expect(pager.notice == .offline)
        #expect(pager.hasNextPage)
        pager.retry()
        await pages.answer(.freshFirst, .success(.items([2])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [2])
        #expect(pager.notice == nil)
    }

    @Test func aRefreshThatComesBeforeAnythingIsShownStillShowsWhatIsStored() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        pager.start()
        await pages.waitUntilAsked(.storedFirst)
        let refresh = Task { await pager.refresh() }
        await settle(pages) { pages.cancelled == [.storedFirst] }
        await pages.answer(.storedFirst, .success(.items([1])))
        await pages.answer(.freshFirst, .failure(.offline))
        await refresh.value
        #expect(pager.ids == [1])
        #expect(pager.notice == .offline)
    }

    @Test func aChangedQueryCancelsTheLoadInFlight() async {
        let pager = await pages.startedPager([1], next: 1)
        pager.loadNextPage()
        await pages.waitUntilAsked(.current(1))
        let others = Pages(cancelled: .cancelled)
        pager.restart { request throws(TestFailure) in try await others.ask(request) }
        #expect(pager.state == .loadingFirstPage)
        #expect(!pager.hasNextPage)
        await settle(pages) { pages.cancelled == [.current(1)] }
        await others.answer(.storedFirst, .success(.empty))
        await others.answer(.currentFirst, .success(.items([9])))
        await pager.waitUntilIdle()
        #expect(pager.state == .success([Item(id: 9)]))
    }

    @Test func itemsOfTheOldQueryCanStayUntilTheCacheResponds() async {
        let pager = await pages.startedPager([1], next: 1)
        let others = Pages(cancelled: .cancelled)
        pager.restart(keepingItems: true) { request throws(TestFailure) in try await others.ask(request) }
        #expect(pager.state == .success([Item(id: 1)]))
        await others.answer(.storedFirst, .success(.items([9])))
        await others.answer(.currentFirst, .success(.items([9])))
        await pager.waitUntilIdle()
        #expect(pager.state == .success([Item(id: 9)]))
        #expect(!pager.hasNextPage)
    }

    @Test func itemsOfTheOldQueryAreRemovedIfTheCacheHasNone() async {
        let pager = await pages.startedPager([1], next: 1)
        let others = Pages(cancelled: .cancelled)
        pager.restart(keepingItems: true) { request throws(TestFailure) in try await others.ask(request) }
        await others.answer(.storedFirst, .success(.empty))
        await others.waitUntilAsked(.currentFirst)
        #expect(pager.state == .loadingFirstPage)
        await others.answer(.currentFirst, .failure(.offline))
        await others.answer(.fallbackFirst, .success(.empty))
        await pager.waitUntilIdle()
        #expect(pager.state == .error(.offline))
    }

    @Test func aLateAnswerToAnOldQueryChangesNothing() async {
        let stubborn = Pages(cancelled: .cancelled)
        let (answered, continuation) = AsyncStream.makeStream(of: Void.self)
        // It ignores cancellation: its answer comes, too late.
        let pager = Pager<Item, Int, TestFailure> { request throws(TestFailure) in
            let answer = Task { @MainActor in
                do throws(TestFailure) {
                    return Result<Page<Item, Int>, TestFailure>.success(try await stubborn.ask(request))
                } catch {
                    return Result<Page<Item, Int>, TestFailure>.failure(error)
                }
            }
            let result = await answer.value
            // The pager receives the result before the main actor runs anything else.
            continuation.finish()
            return try result.get()
        }
        pager.start()
        await stubborn.waitUntilAsked(.storedFirst)
        pager.restart { [pages] request throws(TestFailure) in try await pages.ask(request) }
        await pages.answer(.storedFirst, .success(.empty))
        await stubborn.answer(.storedFirst, .success(.items([1])))
        for await _ in answered {}
        #expect(pager.state == .loadingFirstPage)
        await pages.answer(.currentFirst, .success(.items([2])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [2])
        #expect(stubborn.asked == [.storedFirst], "an old query is not asked on")
    }

    @Test func aCancellationIsNeverShown() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        pager.start()
        await pages.answer(.storedFirst, .failure(.cancelled))
        for _ in 0...3 { await pages.answer(.currentFirst, .failure(.cancelled)) }
        await pager.waitUntilIdle()
        #expect(pager.state == .loadingFirstPage)
        #expect(!pager.isRefreshing)
        pager.start()
        await pages.answer(.storedFirst, .success(.items([1])))
        await pages.answer(.currentFirst, .failure(.cancelled))
        await pager.waitUntilIdle()
        #expect(pager.ids == [1])
        #expect(pager.notice == nil)
    }

    @Test func loadThatTheSourceCancelsIsRepeated() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        pager.start()
        await pages.answer(.storedFirst, .success(.empty))
        await pages.answer(.currentFirst, .failure(.cancelled))
        await pages.answer(.currentFirst, .success(.items([1])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [1])
    }

    @Test func anotherQueryIsLoadedWithThePolicyOfTheRoute() async {
        let pager = Pager<Item, Int, TestFailure> { _ in .empty }
        pager.restart(.networkOnly) { [pages] request throws(TestFailure) in try await pages.ask(request) }
        await pages.answer(.storedFirst, .success(.items([1])))
        await pages.answer(.freshFirst, .success(.items([2])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [2])
    }

    @Test func releasedPagerCancelsItsLoad() async {
        var pager: Pager<Item, Int, TestFailure>? = Pager(pages)
        let held = Weak(pager)
        pager?.start()
        await pages.waitUntilAsked(.storedFirst)
        pager = nil
        #expect(held.value == nil)
        await settle(pages) { pages.cancelled == [.storedFirst] }
    }
}
