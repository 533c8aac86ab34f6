import FlowTestSupport
import Loading
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct PagerNextPageTests {
    private let pages = Pages(cancelled: .cancelled)

    @Test func aPageMoreIsAddedWithoutRepeatingItems() async {
        let pager = await pages.startedPager([1, 2], next: 2)
        pager.loadNextPage()
        #expect(pager.state == .loadingNextPage([Item(id: 1), Item(id: 2)]))
        pager.loadNextPage()
        await pages.answer(.current(2), .success(.items([2, 3])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [1, 2, 3])
        #expect(!pager.hasNextPage)
        pager.loadNextPage()
        #expect(pager.state.isSuccess)
        #expect(pages.asked.count == 3, "a demand while the page loads, or after the last one, asks nothing")
    }

    @Test func aDemandWhileTheFirstPageLoadsIsServedAfterwards() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        pager.start()
        await pages.answer(.storedFirst, .success(.items([1], next: 1)))
        await pages.waitUntilAsked(.currentFirst)
        pager.loadNextPage()
        await pages.answer(.currentFirst, .success(.items([2], next: 5)))
        await pages.answer(.current(5), .success(.items([3])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [2, 3])
    }

    @Test func aRefreshKeepsADemandMadeBeforeIt() async {
        let pager = await pages.startedPager([1], next: 1)
        pager.loadNextPage()
        await pages.waitUntilAsked(.current(1))
        let refresh = Task { await pager.refresh() }
        await pages.answer(.freshFirst, .success(.items([2], next: 7)))
        await refresh.value
        await pages.answer(.current(7), .success(.items([3])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [2, 3])
    }

    @Test func aRefreshKeepsADemandMadeDuringAnother() async {
        let pager = await pages.startedPager([1], next: 1)
        let first = Task { await pager.refresh() }
        await pages.waitUntilAsked(.freshFirst)
        pager.loadNextPage()
        let second = Task { await pager.refresh() }
        await settle(pages) { pages.cancelled == [.freshFirst] }
        await pages.answer(.freshFirst, .failure(.offline))
        await pages.answer(.current(1), .success(.items([2])))
        await first.value
        await second.value
        await pager.waitUntilIdle()
        #expect(pager.ids == [1, 2])
        #expect(pager.notice == .offline, "what is shown is still the old")
    }

    @Test func aChangedQueryForgetsTheDemand() async {
        let pager = await pages.startedPager([1], next: 1)
        let refresh = Task { await pager.refresh() }
        await pages.waitUntilAsked(.freshFirst)
        pager.loadNextPage()
        let others = Pages(cancelled: .cancelled)
        pager.restart { request throws(TestFailure) in try await others.ask(request) }
        await others.answer(.storedFirst, .success(.empty))
        await others.answer(.currentFirst, .success(.items([2], next: 2)))
        await pager.waitUntilIdle()
        await refresh.value
        #expect(pager.ids == [2])
        #expect(others.asked == [.storedFirst, .currentFirst])
    }

    @Test func aFailedPageKeepsWhatIsShownAndCanBeRetried() async {
        let pager = await pages.startedPager([1], next: 1)
        pager.loadNextPage()
        await pages.answer(.current(1), .failure(.offline))
        await pages.answer(.fallback(1), .failure(.broken))
        await pager.waitUntilIdle()
        #expect(pager.state == .nextPageError([Item(id: 1)], .offline))
        pager.retry()
        #expect(pager.state == .loadingNextPage([Item(id: 1)]))
        await pages.answer(.current(1), .success(.items([2])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [1, 2])
    }

    @Test func theStoredPageIsShownWhenThereIsNoFreshOne() async {
        let pager = await pages.startedPager([1], next: 1)
        pager.loadNextPage()
        await pages.answer(.current(1), .failure(.offline))
        await pages.answer(.fallback(1), .success(.items([2])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [1, 2])
        #expect(pager.notice == .offline)
        let refresh = Task { await pager.refresh() }
        await pages.answer(.freshFirst, .success(.items([1], next: 1)))
        await settle(pages) { pages.asked.count == 6 }
        #expect(pager.notice == .offline, "the second page is still the stored one")
        await pages.answer(.fresh(1), .success(.items([2])))
        await refresh.value
        #expect(pager.notice == nil)
    }

    @Test func aCancelledPageIsNoError() async {
        let pager = await pages.startedPager([1], next: 1)
        pager.loadNextPage()
        await pages.answer(.current(1), .failure(.cancelled))
        await pager.waitUntilIdle()
        #expect(pager.state == .success([Item(id: 1)]))
        #expect(pager.hasNextPage)
    }

    @Test func pagesWithoutAnythingNewAreSkipped() async {
        let pager = await pages.startedPager([1], next: 1)
        pager.loadNextPage()
        await pages.answer(.current(1), .success(.items([1], next: 2)))
        await pages.answer(.current(2), .success(.items([], next: 3)))
        await pages.answer(.current(3), .success(.items([4], next: 5)))
        await pager.waitUntilIdle()
        #expect(pager.ids == [1, 4])
        #expect(pager.hasNextPage)
    }

    @Test func aSourceThatRepeatsItselfIsNotAskedForEver() async {
        let pager = await pages.startedPager([1], next: 1)
        pager.loadNextPage()
        for _ in 0..<10 { await pages.answer(.current(1), .success(.items([1], next: 1))) }
        await pager.waitUntilIdle()
        #expect(pager.state == .success([Item(id: 1)]))
        #expect(pages.asked.count == 12)
    }
}
