import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import ProductDetails

@MainActor
@Suite struct WriteReviewTests {
    let scene = ProductScene()
    let viewModel: WriteReviewViewModel

    init() {
        scene.account.currentSession = .signedIn(.emily)
        scene.router.present(.writeReview(.walnutDesk))
        viewModel = WriteReviewViewModel(
            .walnutDesk, scene.dependencies.products, reviews: scene.dependencies.reviews, router: scene.router)
    }

    @Test func missingInputIsReportedAfterFirstInput() {
        #expect(viewModel.problem == nil && !viewModel.hasChanges)
        viewModel.comment = "Stands straight."
        #expect(viewModel.problem == .noRating)
        viewModel.rating = 4
        #expect(viewModel.problem == nil)
        viewModel.comment = " \n"
        #expect(viewModel.problem == .noComment)
        viewModel.comment = String(repeating: "a", count: 2_003)
        #expect(viewModel.problem == .tooLong(by: 3))
    }

    @Test func theTitleOfTheProductIsLoadedAlsoFromTheCache() async {
        #expect(viewModel.productTitle == nil)
        scene.products.freshFailure = .offline
        await viewModel.load()
        #expect(viewModel.productTitle == "Walnut Desk")
    }

    @Test(arguments: [(0, ReviewDraft.Problem.noRating), (4, .noComment)])
    func sendingSaysWhatIsMissing(rating: Int, problem: ReviewDraft.Problem) async {
        viewModel.rating = rating
        await viewModel.send()
        #expect(viewModel.problem == problem)
        #expect(scene.reviews.calls.isEmpty)
    }

    @Test func itIsSentWithoutBlanksAroundItAndTheScreenGoes() async {
        viewModel.rating = 4
        viewModel.comment = " Stands straight.\n"
        await viewModel.send()
        #expect(
            scene.reviews.calls == [.write(ReviewDraft(rating: 4, comment: "Stands straight."), .walnutDesk)])
        #expect(scene.router.sheet == nil)
        #expect(scene.reviews[.walnutDesk].first?.reviewer == User.emily.displayName)
    }

    @Test func reviewIsNotSentAgainAfterTheFormIsClosed() async {
        viewModel.rating = 4
        viewModel.comment = "Stands straight."
        await viewModel.send()
        await viewModel.send()
        #expect(scene.reviews.calls.count == 1)
    }

    @Test func aFailureKeepsWhatWasWrittenAndIsTriedAgain() async {
        viewModel.rating = 4
        viewModel.comment = "Stands straight."
        scene.reviews.failure = .offline
        await viewModel.send()
        #expect(viewModel.alert?.title == "You're offline")
        #expect(viewModel.comment == "Stands straight." && viewModel.rating == 4)
        #expect(scene.router.sheet == .writeReview(.walnutDesk))
        scene.reviews.failure = nil
        await viewModel.send()
        #expect(scene.router.sheet == nil)
        // The same both times: the service makes one of them.
        #expect(Set(scene.reviews.calls).count == 1)
    }

    @Test func twoTapsSendOnce() async {
        viewModel.rating = 5
        viewModel.comment = "Good."
        scene.reviews.hold { _ in true }
        let first = Task { await viewModel.send() }
        await settle(viewModel) { viewModel.isSending }
        await viewModel.send()
        scene.reviews.release()
        await first.value
        #expect(scene.reviews.calls.count == 1)
    }

    @Test func cancelWithoutInputDismissesWithoutConfirmation() {
        viewModel.cancel()
        #expect(scene.router.sheet == nil && scene.router.dialog == nil)
    }

    @Test func unsavedReviewRequiresDiscardConfirmation() async {
        viewModel.comment = "Good."
        viewModel.cancel()
        await settle(scene.router) { scene.router.dialog != nil }
        #expect(scene.router.dialog?.title == "Discard review?")
        scene.router.answer(Discarding.keep)
        viewModel.cancel()
        await settle(scene.router) { scene.router.dialog != nil }
        #expect(viewModel.comment == "Good." && scene.router.sheet != nil)
        scene.router.answer(Discarding.discard)
        await settle(scene.router) { scene.router.sheet == nil }
        #expect(scene.reviews.calls.isEmpty)
    }

    @Test func itTakesNothingAwayThatIsNotItsOwn() async {
        viewModel.rating = 5
        viewModel.comment = "Good."
        await viewModel.send()
        scene.router.present(.productReviews(.walnutDesk))
        viewModel.cancel()
        await viewModel.send()
        #expect(scene.router.sheet == .productReviews(.walnutDesk))
    }

    @Test func itNeedsAUserAndIsPresented() {
        #expect(
            WriteReviewViewModel.routeConfig
                == RouteConfig(
                    activity: .shop, path: "/products/:id/reviews/new", requiresAuth: true, transition: .sheet))
    }
}
