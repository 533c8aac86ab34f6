#if Headless || !canImport(SwiftUI)
    import DeepLink
    import FlowKit
    import Mocks
    import Model
    import Authentication
    import Purchasing
    import ScreenTesting
    import Testing

    @testable import AppFeature

    /// What happens when the user isn't allowed to see a screen.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct PermissionTests {
        /// A shop with the activity for companies, which Emily may not open.
        private func opened() async throws -> (Shop, ScreenDriver) {
            let shop = try Shop()
            shop.account.currentSession = .signedIn(.emily)
            shop.flags["purchasing"] = .bool(false)
            shop.configuration.current.activities = [.shop, .purchasing]
            let app = await shop.open()
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == [.shop, .purchasing] }
            await app.settle(shop.flags, shop.account) {
                shop.flags.areFollowersCaughtUp && shop.account.areFollowersCaughtUp
            }
            return (shop, app)
        }

        @Test func aTapIsExplainedAndGoesOnForAnotherUser() async throws {
            let (shop, app) = try await opened()
            shop.coordinator.switchActivity(to: .purchasing)
            await app.settle { app.title == "No access" && app.shows("You don't have access") }
            #expect(shop.coordinator.navigator.pending?.reason == .permission)
            #expect(shop.coordinator.currentActivity == .shop)
            app.tap(id: "access-denied.sign-in.button")
            await app.settle { app.title == "Sign in" }
            shop.flags["purchasing"] = .bool(true)
            await app.settle(shop.coordinator) { shop.coordinator.currentActivity == .purchasing }
            #expect(shop.coordinator.state[.shop]?.modals.isEmpty == true)
            #expect(shop.coordinator.navigator.pending == nil)
        }

        @Test func aLinkWaitsForAnotherUser() async throws {
            let (shop, app) = try await opened()
            shop.viewModel.inbound.receive(.url("shop://purchasing/again"))
            await app.settle { app.title == "No access" }
            app.tap(id: "access-denied.sign-in.button")
            await app.settle { app.title == "Sign in" }
            app.type("michaelw", into: .id("sign-in.username.field"))
            app.type("michaelwpass", into: .id("sign-in.password.field"))
            app.tap(id: "sign-in.submit.button")
            let michael = "You're signed in as \(User.michael.displayName). This account may not open the page."
            // The new user isn't allowed either, until the server's flag for them arrives.
            await app.settle { app.title == "No access" && app.shows(.label(michael)) }
            shop.flags["purchasing"] = .bool(true)
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .purchasing(.buyAgain) }
            #expect(shop.coordinator.state.modals.isEmpty)
        }

        @Test func closingAccessDeniedDropsPendingNavigation() async throws {
            let (shop, app) = try await opened()
            shop.viewModel.inbound.receive(.url("shop://purchasing"))
            await app.settle { app.title == "No access" }
            app.tap(id: "access-denied.close.button")
            await app.settle(shop.viewModel.inbound) { shop.viewModel.inbound.pending.isEmpty }
            #expect(shop.coordinator.state.modals.isEmpty && shop.coordinator.currentActivity == .shop)
            shop.flags["purchasing"] = .bool(true)
            await app.settle(shop.flags) { shop.flags.areFollowersCaughtUp }
            #expect(shop.coordinator.currentActivity == .shop)
        }

        @Test func signedOutUserIsAskedToSignInFirst() async throws {
            let (shop, app) = try await opened()
            shop.account.currentSession = .signedOut
            await app.settle(shop.account) { shop.account.areFollowersCaughtUp }
            shop.coordinator.switchActivity(to: .purchasing)
            await app.settle { app.title == "Sign in" }
            #expect(shop.coordinator.navigator.pending?.reason == .signIn)
        }

        @Test func theScreenHasAnAddress() async throws {
            let shop = try Shop()
            try shop.link("/account/access-denied")
            let app = await shop.open()
            await app.settle { app.title == "No access" && app.shows("Sign in") }
            #expect(shop.coordinator.state.modals.last?.flow?.root == .authentication(.accessDenied))
        }
    }
#endif
