import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Synchronization
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

    @Test func refreshAsksTheShop() async {
        let dependencies = scene.dependencies(reviews: ScriptedReviews { policy, _ in policy == .networkOnly ? 5 : 4 })
        let viewModel = ProductDetailsViewModel(.walnutDesk, dependencies, router: scene.router) { _ in }
        await observed(viewModel) {
            await settle(viewModel) { viewModel.reviews?.total == 4 }
            await viewModel.refresh()
            #expect(viewModel.reviews?.total == 5)
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
        expectNoDifference(scene.router.path, [.productReviews(.walnutDesk), .writeReview(.walnutDesk)])
    }
}

/// Reviews whose number a test decides, by the policy and the number of the call.
struct ScriptedReviews: ReviewService {
    private let calls = CallCount()
    private let count: @Sendable (FetchPolicy, Int) async -> Int

    init(_ count: @escaping @Sendable (FetchPolicy, Int) async -> Int) { self.count = count }

    func reviews(
        of id: Product.ID, _ policy: FetchPolicy, after offset: Int, limit: Int
    ) async throws(ServiceError) -> ReviewPage? {
        ReviewPage(all: .many(await count(policy, calls.next())))
    }

    func write(_ draft: ReviewDraft, of id: Product.ID) async throws(ServiceError) -> Review { throw .offline }

    func writings(of id: Product.ID) -> AsyncStream<Int> { AsyncStream { $0.yield(0) } }
}

private final class CallCount: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}
