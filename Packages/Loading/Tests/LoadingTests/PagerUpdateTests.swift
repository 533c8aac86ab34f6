import FlowTestSupport
import Loading
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct PagerUpdateTests {
    private let pages = Pages(cancelled: .cancelled)

    private func mark(_ id: Int, in pager: Pager<Item, Int, TestFailure>) {
        pager.update { $0.id == id ? Item(id: id, title: "changed") : nil }
    }

    private func titles(_ pager: Pager<Item, Int, TestFailure>) -> [String]? { pager.state.value?.map(\.title) }

    @Test func anItemIsChangedWhereItStands() async {
        let pager = await pages.startedPager([1, 2, 3], next: 3)
        mark(2, in: pager)
        #expect(pager.state == .success([Item(id: 1), Item(id: 2, title: "changed"), Item(id: 3)]))
        #expect(pager.hasNextPage)
    }

    @Test func updatesWithoutChangesAreNotPublished() async {
        let pager = await pages.startedPager([1, 2])
        var changes = 0
        let watching = pager.objectWillChange.sink { MainActor.assumeIsolated { changes += 1 } }
        pager.update { $0 }
        pager.update { _ in nil }
        pager.update { Item(id: $0.id + 10) }
        #expect(changes == 0)
        mark(1, in: pager)
        #expect(changes == 1)
        watching.cancel()
    }

    @Test func aNextPageThatIsOnItsWayComesBehindWhatHasChanged() async {
        let pager = await pages.startedPager([1, 2], next: 2)
        pager.loadNextPage()
        mark(2, in: pager)
        #expect(pager.state == .loadingNextPage([Item(id: 1), Item(id: 2, title: "changed")]))
        await pages.answer(.current(2), .success(.items([3])))
        await pager.waitUntilIdle()
        #expect(titles(pager) == ["", "changed", ""])
    }

    /// A refresh waits for its second page, while an item of its first one changes.
    @Test func aRefreshDoesNotBringBackWhatWasBefore() async {
        let pager = await pages.startedPager([1, 2], next: 2)
        pager.loadNextPage()
        await pages.answer(.current(2), .success(.items([3])))
        await pager.waitUntilIdle()
        let refresh = Task { await pager.refresh() }
        await pages.answer(.freshFirst, .success(.items([1, 2], next: 2)))
        await pages.waitUntilAsked(.fresh(2))
        mark(1, in: pager)
        await pages.answer(.fresh(2), .success(.items([3])))
        await refresh.value
        #expect(titles(pager) == ["changed", "", ""])
    }

    @Test func itemsAreReportedWithEachPage() async {
        let pager = Pager<Item, Int, TestFailure>(pages)
        var told: [String] = []
        pager.itemsDidChange = { told.append("\($1 ? "replaced" : "added") \($0.map(\.id))") }
        pager.start()
        await pages.answer(.storedFirst, .success(.items([1])))
        await pages.answer(.currentFirst, .success(.items([1, 2], next: 2)))
        await pager.waitUntilIdle()
        pager.loadNextPage()
        await pages.answer(.current(2), .success(.items([2, 3, 4])))
        await pager.waitUntilIdle()
        mark(1, in: pager)
        pager.restart { [pages] request throws(TestFailure) in try await pages.ask(request) }
        #expect(told == ["replaced [1]", "replaced [1, 2]", "added [3, 4]", "replaced []"])
    }
}
