#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Home

    /// The greeting of the signed-in user, and the numbers of open orders and of reviews.
    @MainActor
    @Suite struct HomeGreetingTests {
        @Test func theSignedInUserIsGreetedAndFindsTheOrders() async {
            let scene = HomeScene(session: .signedIn(.emily))
            let app = app(scene)
            await app.settle { app.shows("Hello, Emily") && app.shows("2 open orders") }
            app.tap(id: "home.orders.button")
            #expect(scene.exits == [.orders])
        }

        @Test func signedOutUserIsNotGreeted() async {
            let scene = HomeScene()
            let app = app(scene)
            await app.settle(scene.account) {
                app.shows(id: "home.hero.button") && scene.account.areFollowersCaughtUp
            }
            #expect(!app.shows(id: "home.orders.button"))
            #expect(scene.orders.calls.isEmpty)

            scene.account.currentSession = .signedIn(.emily)
            await app.settle { app.shows("2 open orders") }
            scene.account.currentSession = .signedOut
            await app.settle { !app.shows("Hello, Emily") && !app.shows(id: "home.orders.button") }
        }

        @Test func theGreetingDoesNotWaitForTheOrders() async {
            let scene = HomeScene(session: .signedIn(.emily))
            scene.orders.hold()
            let app = app(scene)
            await app.settle { app.shows("Hello, Emily") }
            await scene.orders.waitUntilHeld()
            scene.account.currentSession = .signedOut
            await app.settle { !app.shows("Hello, Emily") }
            scene.orders.release()
            scene.account.currentSession = .signedIn(.michael)
            await app.settle { app.shows("Hello, Michael") && app.shows("2 open orders") }
        }

        @Test func slowOrdersOfAnEarlierUserDelayNothing() async {
            let scene = HomeScene(session: .signedIn(.emily))
            scene.orders.hold()
            scene.ownReviews.hold()
            let app = app(scene)
            await scene.orders.waitUntilHeld()
            await scene.ownReviews.waitUntilHeld()
            // Only the requests of the first user are held.
            scene.orders.hold { _ in false }
            scene.ownReviews.hold { _ in false }
            scene.account.currentSession = .signedIn(.michael)
            await app.settle {
                app.shows("Hello, Michael") && app.shows("2 open orders") && app.shows("2 reviews")
            }
            scene.orders.release()
            scene.ownReviews.release()
        }

        @Test func aCanceledOrderIsNoLongerCounted() async throws {
            let scene = HomeScene(session: .signedIn(.emily))
            let app = app(scene)
            await app.settle { app.shows("2 open orders") }
            try await scene.orders.cancel([Order].fixtures[0].id)
            await app.settle { app.shows("1 open order") }
        }

        @Test func aDeliveredOrderIsNotOnItsWay() async {
            let scene = HomeScene(session: .signedIn(.emily), orders: [.fixture(status: .delivered)])
            let app = app(scene)
            await app.settle(scene.orders) {
                app.shows("Hello, Emily") && scene.orders.calls.contains(.orders(.cacheFirst))
            }
            await app.settle { app.shows(id: "home.hero.button") }
            #expect(app.shows("Orders"), "the way to the orders has no number")
        }

        @Test func theReviewsAreCountedAndOpen() async {
            let scene = HomeScene(session: .signedIn(.emily))
            scene.ownReviews.hold()
            let app = app(scene)
            await app.settle { app.shows("Reviews") }
            await scene.ownReviews.waitUntilHeld()
            scene.ownReviews.release()
            await app.settle { app.shows("2 reviews") }
            app.tap(id: "home.reviews.button")
            #expect(scene.exits == [.reviews])
            scene.ownReviews.reviews.removeLast()
            await app.settle { app.shows("1 review") }
            scene.ownReviews.failure = .offline
            await app.pullToRefresh()
            #expect(app.shows("1 review"))
            scene.account.currentSession = .signedOut
            await app.settle { !app.shows(id: "home.reviews.button") }
        }

        @Test func aRefreshCountsAgainAndAFailureKeepsTheCount() async {
            let scene = HomeScene(session: .signedIn(.emily), orders: [.fixture(status: .shipped)])
            let app = app(scene)
            await app.settle { app.shows("1 open order") && app.shows(id: "home.hero.button") }
            scene.orders.orders = .fixtures
            await app.pullToRefresh()
            await app.settle { app.shows("2 open orders") }
            scene.orders.freshFailure = .offline
            await app.pullToRefresh()
            #expect(app.shows("2 open orders"))
        }

        private func app(_ scene: HomeScene) -> ScreenDriver {
            let viewModel = scene.viewModel()
            return ScreenDriver(translations: .shop) { NavigationStack { HomeView(viewModel: viewModel) } }
        }
    }
#endif
