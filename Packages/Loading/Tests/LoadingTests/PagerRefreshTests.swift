import FlowTestSupport
import Loading
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct PagerRefreshTests {
    private let pages = Pages(cancelled: .cancelled)

    @Test func aRefreshKeepsTheLengthOfAListThatWasScrolled() async {
        let pager = await scrolledPager()
        let refresh = Task { await pager.refresh() }
        await pages.answer(.freshFirst, .success(.items([9, 1], next: 1)))
        await pages.waitUntilAsked(.fresh(1))
        #expect(pager.ids == [1, 2, 3, 4, 5], "all of it is shown at once, when all is there")
        await pages.answer(.fresh(1), .success(.items([1, 2, 3], next: 3)))
        await pages.answer(.fresh(3), .success(.items([4, 5], next: 5)))
        await refresh.value
        #expect(pager.ids == [9, 1, 2, 3, 4, 5])
        #expect(pager.hasNextPage)
        #expect(!pager.isRefreshing)
        pager.loadNextPage()
        await pages.answer(.current(5), .success(.items([6])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [9, 1, 2, 3, 4, 5, 6])
    }

    @Test func aListThatHasBecomeShorterIsShorter() async {
        let pager = await scrolledPager()
        let refresh = Task { await pager.refresh() }
        await pages.answer(.freshFirst, .success(.items([1, 2], next: 2)))
        await pages.answer(.fresh(2), .success(.items([4])))
        await refresh.value
        #expect(pager.state == .success([Item(id: 1), Item(id: 2), Item(id: 4)]))
        #expect(!pager.hasNextPage)
    }

    @Test func aPageThatFailsKeepsAllThatIsShown() async {
        let pager = await scrolledPager()
        let refresh = Task { await pager.refresh() }
        await pages.answer(.freshFirst, .success(.items([9, 1], next: 1)))
        await pages.answer(.fresh(1), .failure(.offline))
        await refresh.value
        #expect(pager.ids == [1, 2, 3, 4, 5])
        #expect(pager.notice == .offline)
        #expect(pager.hasNextPage)

        pager.retry()
        await pages.answer(.freshFirst, .success(.items([9, 1, 2], next: 2)))
        await pages.answer(.fresh(2), .success(.items([3, 4], next: 4)))
        await pager.waitUntilIdle()
        #expect(pager.ids == [9, 1, 2, 3, 4])
        #expect(pager.notice == nil)
    }

    @Test func aLoadThatASubscriberOfTheIndicatorStartsKeepsTheIndicatorAndTheNextPage() async throws {
        let pager = await pages.startedPager([1, 2], next: 2)
        let refresh = Task { await pager.refresh() }
        await pages.waitUntilAsked(.freshFirst)
        let watching = pager.$isRefreshing.sink { isRefreshing in
            MainActor.assumeIsolated {
                guard !isRefreshing, pager.notice != nil else { return }
                pager.retry()
                pager.loadNextPage()
            }
        }
        await pages.answer(.freshFirst, .failure(.offline))
        await refresh.value
        try #require(pager.isRefreshing)
        await pages.answer(.freshFirst, .success(.items([1, 2], next: 2)))
        await settle(pager) { pager.state.isLoadingNextPage || !pager.isRefreshing }
        try #require(pager.state.isLoadingNextPage)
        #expect(!pager.isRefreshing)
        await pages.answer(.current(2), .success(.items([3])))
        await pager.waitUntilIdle()
        #expect(pager.ids == [1, 2, 3])
        watching.cancel()
    }

    @Test func aCancellationKeepsAllThatIsShownAndIsNoNotice() async {
        let pager = await scrolledPager()
        let refresh = Task { await pager.refresh() }
        await pages.answer(.freshFirst, .success(.items([9], next: 1)))
        await pages.answer(.fresh(1), .failure(.cancelled))
        await refresh.value
        #expect(pager.ids == [1, 2, 3, 4, 5])
        #expect(pager.notice == nil)
    }

    @Test func aSourceThatRepeatsItselfIsNotRefreshedForEver() async {
        let pager = await scrolledPager()
        let refresh = Task { await pager.refresh() }
        await pages.answer(.freshFirst, .success(.items([1], next: 1)))
        for _ in 0..<10 { await pages.answer(.fresh(1), .success(.items([1], next: 1))) }
        await refresh.value
        #expect(pager.ids == [1])
    }

    /// Three pages of a list that goes on.
    private func scrolledPager() async -> Pager<Item, Int, TestFailure> {
        let pager = await pages.startedPager([1, 2], next: 2)
        pager.loadNextPage()
        await pages.answer(.current(2), .success(.items([3, 4], next: 4)))
        await pager.waitUntilIdle()
        pager.loadNextPage()
        await pages.answer(.current(4), .success(.items([5], next: 5)))
        await pager.waitUntilIdle()
        return pager
    }
}
