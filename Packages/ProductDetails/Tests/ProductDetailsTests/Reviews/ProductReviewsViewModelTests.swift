import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductDetails

@MainActor
@Suite struct ProductReviewsViewModelTests {
    let scene = ProductScene()

    private func viewModel() -> ProductReviewsViewModel {
        scene.flow(router: scene.router).makeProductReviewsViewModel(.walnutDesk)
    }

    private func observed(_ viewModel: ProductReviewsViewModel, _ body: () async throws -> Void) async rethrows {
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { !viewModel.state.isLoadingFirstPage }
        try await body()
    }

    @Test func theyComePageByPage() async {
        scene.reviews[.walnutDesk] = .many(45)
        let viewModel = viewModel()
        await observed(viewModel) {
            #expect(viewModel.state.value?.count == 20)
            #expect(viewModel.overview == ReviewsOverview(total: 45, average: 3, ratings: [22, 0, 1, 0, 22]))
            viewModel.loadNextPage()
            await settle(viewModel) { viewModel.state.value?.count == 40 }
            viewModel.loadNextPage()
            await settle(viewModel) { viewModel.state.value?.count == 45 }
            #expect(!viewModel.hasNextPage)
            #expect(viewModel.state.value?.map(\.review) == .many(45))
            #expect(
                scene.reviews.calls == [0, 20, 40].map { MockReviewService.Call.reviews(.walnutDesk, after: $0) })
        }
    }

    @Test func reviewsWithoutANameAreToldApartByTheirPlace() async {
        let viewModel = viewModel()
        await observed(viewModel) {
            #expect(viewModel.state.value?.map(\.id) == [.place(0), .place(1)])
        }
    }

    @Test func aNextPageThatFailsIsTriedAgain() async {
        scene.reviews[.walnutDesk] = .many(25)
        let viewModel = viewModel()
        await observed(viewModel) {
            scene.reviews.failure = .server(status: 503, message: nil)
            viewModel.loadNextPage()
            await settle(viewModel) { viewModel.state.failure != nil }
            #expect(viewModel.state.value?.count == 20)
            scene.reviews.failure = nil
            viewModel.retry()
            await settle(viewModel) { viewModel.state.value?.count == 25 }
        }
    }

    @Test func withoutAConnectionItSaysSoUntilThereIsOne() async {
        scene.reviews.failure = .offline
        scene.reachability.current = .offline
        let viewModel = viewModel()
        await observed(viewModel) {
            #expect(viewModel.state.failure == .offline)
            scene.reviews.failure = nil
            scene.reachability.current = .online
            await settle(viewModel) { viewModel.state.value?.count == 2 }
        }
    }

    @Test func aRefreshThatFailsKeepsWhatIsShown() async {
        let viewModel = viewModel()
        await observed(viewModel) {
            scene.reviews.failure = .timedOut(after: .seconds(10))
            await viewModel.refresh()
            #expect(viewModel.state.value?.count == 2)
            #expect(viewModel.notice == .timedOut(after: .seconds(10)))
        }
    }

    @Test func newReviewIsListedImmediately() async throws {
        scene.account.currentSession = .signedIn(.emily)
        let viewModel = viewModel()
        try await observed(viewModel) {
            _ = try await scene.reviews.write(ReviewDraft(rating: 1, comment: "It leans."), of: .walnutDesk)
            await settle(viewModel) { viewModel.state.value?.count == 3 }
            #expect(viewModel.state.value?.first?.review.comment == "It leans.")
            #expect(viewModel.overview?.total == 3)
        }
    }

    @Test func overviewOfASupersededLoadIsNotShown() async {
        let gate = Gate()
        gate.close()
        // The first load from the shop ends late, although it is cancelled.
        let reviews = ScriptedReviews { policy, call in
            if policy == .cacheFirst { await gate.pass() }
            return policy == .networkOnly ? 2 : 1
        }
        let viewModel = ProductReviewsViewModel(
            .walnutDesk, reviews, reachability: scene.dependencies.reachability, router: scene.router)
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await gate.waitUntilHeld()
        await viewModel.refresh()
        #expect(viewModel.overview?.total == 2)
        gate.open()
        await settle(viewModel) { viewModel.state.value?.count == 2 }
        #expect(viewModel.overview?.total == 2)
    }

    @Test func itLeadsToOnesOwn() {
        viewModel().write()
        #expect(scene.router.path == [.writeReview(.walnutDesk)])
    }

    @Test func itIsAtTheProductsAddress() {
        #expect(
            ProductReviewsViewModel.routeConfig == RouteConfig(activity: .shop, path: "/products/:id/reviews"))
    }
}
