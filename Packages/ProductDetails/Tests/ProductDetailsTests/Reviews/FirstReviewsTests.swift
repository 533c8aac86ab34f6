import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import ProductDetails

/// What a product's page says of its reviews.
@MainActor
@Suite struct FirstReviewsTests {
    let scene = ProductScene()

    @Test func theShopsReviewsTakeThePlaceOfTheProductsOwn() async {
        scene.reviews[.walnutDesk] = .many(12)
        scene.reviews.hold { if case .reviews = $0 { true } else { false } }
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.reviews == ReviewPage(all: .fixtures))
            scene.reviews.release()
            await settle(viewModel) { viewModel.reviews?.total == 12 }
            #expect(viewModel.reviews?.reviews == Array([Review].many(12).prefix(3)))
            #expect(viewModel.reviews?.average == 3)
        }
    }

    @Test func failedReviewLoadShowsNoError() async {
        scene.reviews.failure = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await settle(scene.reviews) { scene.reviews.areFollowersCaughtUp }
            #expect(viewModel.reviews == ReviewPage(all: .fixtures))
            #expect(viewModel.alert == nil && viewModel.notice == nil)
            scene.reviews.failure = nil
            scene.reviews[.walnutDesk] = .many(5)
            await viewModel.refresh()
            #expect(viewModel.reviews?.total == 5)
        }
    }

    @Test func newReviewIsShownImmediately() async throws {
        scene.account.currentSession = .signedIn(.emily)
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            await settle(viewModel) { viewModel.firstReviews != nil }
            _ = try await scene.reviews.write(ReviewDraft(rating: 1, comment: "It leans."), of: .walnutDesk)
            await settle(viewModel) { viewModel.reviews?.total == 3 }
            #expect(viewModel.reviews?.reviews.first?.comment == "It leans.")
            // What is written of another product is none of its business.
            let calls = scene.reviews.calls.count
            _ = try await scene.reviews.write(ReviewDraft(rating: 1, comment: "It leans."), of: .bookshelf)
            await settle(scene.reviews) { scene.reviews.areFollowersCaughtUp }
            #expect(scene.reviews.calls.count == calls + 1)
        }
    }

    @Test func anOldAnswerDoesNotTakeThePlaceOfANewOne() async {
        let viewModel = scene.viewModel()
        scene.reviews.hold { _ in true }
        let first = Task { await viewModel.loadReviews() }
        await settle(scene.reviews) { scene.reviews.calls.count == 1 }
        let second = Task { await viewModel.loadReviews() }
        await settle(scene.reviews) { scene.reviews.calls.count == 2 }
        scene.reviews[.walnutDesk] = .many(7)
        scene.reviews.release()
        await first.value
        await second.value
        #expect(viewModel.reviewsAsked == 2)
        #expect(viewModel.firstReviews?.total == 7)
    }

    @Test func itLeadsToAllOfThemAndToOnesOwn() {
        let viewModel = scene.viewModel()
        viewModel.openReviews()
        viewModel.writeReview()
        expectNoDifference(scene.router.currentRoutes, [.productReviews(.walnutDesk), .writeReview(.walnutDesk)])
    }
}
