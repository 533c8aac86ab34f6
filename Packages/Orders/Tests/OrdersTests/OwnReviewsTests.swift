#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Orders

    @MainActor
    @Suite struct OwnReviewsTests {
        @Test func theReviewsLeadToTheirProducts() async {
            let scene = OrdersScene(.signedIn(.emily))
            let app = await shown(scene)
            await app.settle { app.rowCount == 2 }
            #expect(app.shows("Oak stool") && app.shows("Stands straight."))
            app.tap(id: "own-reviews.product-7.row")
            #expect(scene.exits == [.product(Product.ID(rawValue: 7))])
        }

        @Test func withoutReviewsItLeadsToTheOrders() async {
            let scene = OrdersScene(.signedIn(.emily), ownReviews: [])
            let app = await shown(scene)
            await app.settle { app.shows("No reviews yet") }
            app.tap("Your orders")
            await app.settle { app.title == "Orders" }
        }

        @Test func aReviewThatIsWrittenAppears() async {
            let scene = OrdersScene(.signedIn(.emily), ownReviews: [])
            let app = await shown(scene)
            await app.settle { app.shows("No reviews yet") }
            scene.ownReviews.reviews = .fixtures
            await app.settle(scene.ownReviews) { app.shows("Oak stool") }
        }

        @Test func loadingAndFailuresAreShown() async {
            let scene = OrdersScene(.signedIn(.emily))
            scene.ownReviews.hold()
            scene.ownReviews.failure = .server(status: 500, message: nil)
            let app = await shown(scene)
            #expect(app.shows("Loading"))
            scene.ownReviews.release()
            await app.settle { app.shows("Something went wrong on our end") }
            scene.ownReviews.failure = nil
            app.tap("Try again")
            await app.settle { app.shows("Oak stool") }
        }

        @Test func offlineRetriesByItself() async {
            let scene = OrdersScene(.signedIn(.emily))
            scene.ownReviews.failure = .offline
            scene.reachability.current = .offline
            let app = await shown(scene)
            await app.settle { app.shows("You're offline") }
            scene.ownReviews.failure = nil
            scene.reachability.current = .online
            await app.settle { app.shows("Oak stool") }
        }

        @Test func reviewsAreHiddenAfterSignOut() async {
            let scene = OrdersScene(.signedIn(.emily))
            let app = await shown(scene)
            await app.settle { app.shows("Oak stool") }
            scene.account.currentSession = .signedOut
            await app.settle { app.shows("Sign in to see your reviews.") }
            #expect(!app.shows("Oak stool"))
        }

        @Test func nothingIsLeftOfTheScreen() async {
            let scene = OrdersScene(.signedIn(.emily))
            await expectNoLeaks { leaks in
                let viewModel = leaks.track(scene.flow().makeOwnReviewsViewModel())
                let app = ScreenDriver { NavigationStack { OwnReviewsView(viewModel: viewModel) } }
                await app.settle { app.shows("Oak stool") }
            }
        }

        private func shown(_ scene: OrdersScene) async -> ScreenDriver {
            let flow = scene.flow()
            let app = ScreenDriver { OrdersFlowView(root: .ownReviews, viewModel: flow) }
            await app.settle { app.title == "Your reviews" }
            return app
        }
    }
#endif
