import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Brochures

@MainActor
@Suite struct BrochureViewModelTests {
    let scene = BrochuresScene()

    @Test func beginsWithTheFirstPageAndEndsWithTheLast() async {
        let viewModel = scene.brochure()
        #expect(viewModel.page == nil)
        #expect(viewModel.position == nil)
        await observed(viewModel) {
            #expect(viewModel.position == PagePosition(index: 0, count: 5))
            viewModel.showPrevious()
            #expect(viewModel.page?.number == 1)
            for _ in 0..<7 { viewModel.showNext() }
            #expect(viewModel.page?.number == 5)
            #expect(viewModel.position == PagePosition(index: 4, count: 5))
            viewModel.showPrevious()
            #expect(viewModel.page?.title == "Coffee, Slowly")
        }
    }

    /// Whatever one does and whatever the server says, one is on a page that there is, and the only way to another is
    /// to turn.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func currentPageIsAlwaysAnExistingPage(_ seed: UInt64) async {
        var numbers = seed
        func next(below limit: Int) -> Int {
            numbers = numbers &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((numbers >> 33) % UInt64(limit))
        }
        let pages = [Brochure].fixtures[0].pages
        let viewModel = scene.brochure()
        await observed(viewModel) {
            await viewModel.refresh()
            var (expected, count) = (0, 5)
            for _ in 0..<200 {
                switch next(below: 5) {
                case 0, 1:
                    viewModel.showNext()
                    if expected + 1 < count { expected += 1 }
                case 2, 3:
                    viewModel.showPrevious()
                    if expected > 0 { expected -= 1 }
                default:
                    count = next(below: 6)
                    scene.change(.springKitchen) { $0.pages = Array(pages.prefix(count)) }
                    await viewModel.refresh()
                    expected = max(min(expected, count - 1), 0)
                }
                #expect(viewModel.position == PagePosition(index: expected, count: count))
                #expect(viewModel.page == (count == 0 ? nil : pages[expected]))
            }
        }
    }

    @Test(arguments: [(1, 1), (3, 3), (5, 5), (6, 5), (.max, 5), (0, 1), (-2, 1), (.min, 1)])
    func opensAtThePageOfTheLinkOrTheClosest(_ page: Int, _ shown: Int) async {
        let viewModel = scene.brochure(page: page)
        await observed(viewModel) {
            #expect(viewModel.page?.number == shown)
            viewModel.showPrevious()
            await viewModel.refresh()
            #expect(viewModel.page?.number == max(shown - 1, 1), "a refresh doesn't return to the link's page")
        }
    }

    @Test func thePageOfTheLinkOpensWhenTheFreshBrochureHasIt() async {
        var old = [Brochure].fixtures[0]
        old.pages.removeLast(3)
        let scene = BrochuresScene([old])
        scene.brochures.hold { $0.policy.mayFetch }
        scene.brochures.brochures = .fixtures
        let viewModel = scene.brochure(page: 4)
        await observed(viewModel) {
            #expect(viewModel.page?.number == 2)
            scene.brochures.release()
            await settle(viewModel) { viewModel.page?.number == 4 }
        }
    }

    @Test func aFreshAnswerDoesNotTurnThePage() async {
        scene.brochures.hold { $0.policy.mayFetch }
        scene.change(.springKitchen) { $0.pages[1].text = "Sharper." }
        let viewModel = scene.brochure()
        await observed(viewModel) {
            viewModel.showNext()
            scene.brochures.release()
            await settle(viewModel) { viewModel.page?.text == "Sharper." }
            #expect(viewModel.position == PagePosition(index: 1, count: 5))
        }
    }

    @Test func hotSpotsAreNumberedFromOneInTheirOrder() {
        let spots = [Brochure].fixtures[0].pages[1].numberedHotSpots
        #expect(spots.map(\.number) == [1, 2, 3])
        #expect(spots.map(\.hotSpot.title) == ["Chef's Knife", "Chopping Board", "Pepper Mill"])
    }

    @Test func aHotSpotLeadsToItsProduct() async {
        let viewModel = scene.brochure()
        await observed(viewModel) {
            viewModel.showNext()
            if let spot = viewModel.page?.hotSpots.first { viewModel.open(spot) }
            #expect(scene.exits == [.product(.knife)])
        }
    }

    @Test func unknownBrochureIsNotFound() async {
        let viewModel = scene.brochure(Brochure.ID(rawValue: "autumn"))
        await observed(viewModel) {
            #expect(viewModel.state == .error(.notFound("brochure autumn")))
            #expect(viewModel.validity == .unlimited)
        }
    }

    @Test func withdrawnBrochureStaysReadableWithNotice() async {
        let viewModel = scene.brochure()
        await observed(viewModel) {
            await viewModel.refresh()
            scene.brochures.brochures.removeFirst()
            await viewModel.refresh()
            #expect(viewModel.notice == .notFound("brochure spring-kitchen"))
            #expect(viewModel.page?.number == 1)
        }
    }

    @Test(arguments: [MockBrochureService.Stored.everything, .nothing])
    func recoversByItselfWhenTheServerIsBack(_ stored: MockBrochureService.Stored) async {
        let scene = BrochuresScene(stored: stored)
        scene.brochures.freshFailure = .offline
        scene.reachability.current = .offline
        let viewModel = scene.brochure()
        await observed(viewModel) {
            await settle(viewModel) { (viewModel.notice ?? viewModel.state.failure) == .offline }
            scene.brochures.freshFailure = nil
            scene.reachability.current = .online
            await settle(viewModel) { viewModel.notice == nil && viewModel.state.isSuccess }
            #expect(viewModel.notice == nil)
            #expect(viewModel.state.value?.id == .springKitchen)
        }
    }

    @Test func triesAgainWhenAsked() async {
        let scene = BrochuresScene(stored: .nothing)
        scene.brochures.freshFailure = .server(status: 500, message: nil)
        let viewModel = scene.brochure()
        await observed(viewModel) {
            scene.brochures.freshFailure = nil
            viewModel.retry()
            await settle(viewModel) { viewModel.state.isSuccess }
        }
    }
}
