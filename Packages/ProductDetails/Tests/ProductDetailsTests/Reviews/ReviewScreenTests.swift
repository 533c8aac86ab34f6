#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import ProductDetails

    @MainActor
    @Suite struct ReviewScreenTests {
        let scene = ProductScene()

        private func shown(_ route: ProductDetailsRoute) -> (ProductDetailsFlowViewModel, ScreenDriver) {
            let flow = scene.flow(router: scene.router)
            return (
                flow,
                ScreenDriver(translations: .shop) {
                    FlowView(root: route, viewModel: flow)
                }
            )
        }

        @Test func theListOfAllReviews() async {
            let (_, app) = shown(.productReviews(.walnutDesk))
            await app.settle { app.shows(id: "reviews.write.button") }
            app.expectOutline(
                """
                screen "Reviews"
                  list
                    - group "Rated 4.0 out of 5 2 reviews" #reviews.summary.label
                      group "5 stars, 1 review" #reviews.rating-5.label
                      group "4 stars, 0 reviews" #reviews.rating-4.label
                      group "3 stars, 1 review" #reviews.rating-3.label
                      group "2 stars, 0 reviews" #reviews.rating-2.label
                      group "1 star, 0 reviews" #reviews.rating-1.label
                      button "Write a review" #reviews.write.button
                    - group "Rated 5.0 out of 5 Ada Fischer January 1, 2025 Better than in the picture." #reviews.review-at-1.row
                    - group "Rated 3.0 out of 5 Sam Okoro January 1, 2025 It does what it should." #reviews.review-at-2.row
                """)
        }

        @Test func aProductWithoutReviewsAsksForTheFirst() async {
            scene.reviews[.walnutDesk] = []
            let (flow, app) = shown(.productReviews(.walnutDesk))
            await app.settle { app.shows("No reviews yet") }
            app.tap("Write a review")
            #expect(flow.router.path == [.writeReview(.walnutDesk)])
        }

        @Test func aFailureCanBeTriedAgain() async {
            scene.reviews.failure = .offline
            let (_, app) = shown(.productReviews(.walnutDesk))
            await app.settle { app.shows(id: "error.title.label") }
            #expect(app.shows("You're offline"))
            scene.reviews.failure = nil
            app.tap("Try again")
            await app.settle { app.shows("2 reviews") || app.shows(id: "reviews.summary.label") }
        }

        @Test func moreReviewsAreLoadedAsOneGoesOn() async {
            scene.reviews[.walnutDesk] = .many(25)
            let (_, app) = shown(.productReviews(.walnutDesk))
            await app.settle { app.shows(id: "reviews.review-20.row") }
            app.scrollToEnd()
            await app.settle { app.shows(id: "reviews.review-25.row") }
        }

        @Test func theBarsCountAllReviewsAndNotOnlyThoseOfTheFirstPage() async {
            scene.reviews[.walnutDesk] = .many(25)
            let (_, app) = shown(.productReviews(.walnutDesk))
            await app.settle { app.shows(id: "reviews.review-20.row") }
            let labels = (1...5).map { app.label(of: .id("reviews.rating-\($0).label")) }
            #expect(
                labels == [
                    "1 star, 12 reviews", "2 stars, 0 reviews", "3 stars, 1 review", "4 stars, 0 reviews",
                    "5 stars, 12 reviews",
                ])
        }

        @Test func aReviewIsWrittenAndListed() async {
            scene.account.currentSession = .signedIn(.emily)
            let (_, app) = shown(.productDetails(.walnutDesk))
            await app.settle { app.shows(id: "product.write-review.button") }
            app.tap(id: "product.write-review.button")
            await app.settle { app.title == "Write a review" }
            app.tap(id: "review.send.button")
            await app.settle { app.shows("Choose a star rating.") }
            app.type("Stands straight.", into: .id("review.comment.field"))
            #expect(app.shows("Choose a star rating."))
            app.tap("4 stars")
            #expect(app.isSelected("4 stars") && !app.isSelected("3 stars"))
            app.tap(id: "review.send.button")
            await app.settle { app.title == "Walnut Desk" && app.outline.contains("Stands straight.") }
            #expect(app.shows("3 reviews"))
        }

        @Test func aFailureIsSaidAndWhatWasWrittenStays() async {
            let (_, app) = shown(.writeReview(.walnutDesk))
            scene.reviews.failure = .offline
            app.type("Stands straight.", into: .id("review.comment.field"))
            app.tap("4 stars")
            app.tap(id: "review.send.button")
            await app.settle { app.shows("OK") }
            app.tap("OK")
            #expect(app.value(of: .id("review.comment.field")) == "Stands straight.")
        }

        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks { leaks in
                let scene = ProductScene()
                let flow = leaks.track(scene.flow(router: scene.router))
                let list = leaks.track(flow.makeProductReviewsViewModel(.walnutDesk))
                let app = ScreenDriver(translations: .shop) { NavigationStack { ProductReviewsView(viewModel: list) } }
                await app.settle { app.shows(id: "reviews.write.button") }
                let write = leaks.track(flow.makeWriteReviewViewModel(.walnutDesk))
                write.comment = "Good."
                write.cancel()
                await settle(scene.router) { scene.router.dialog != nil }
            }
        }
    }
#endif
