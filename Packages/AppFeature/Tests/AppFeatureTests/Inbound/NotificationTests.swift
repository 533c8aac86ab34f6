#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Loading
    import Mocks
    import Model
    import MyAccount
    import ScreenTesting
    import Testing

    @testable import AppFeature

    /// The inbox within the app: its badge, and where its notifications lead.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct NotificationTests {
        @Test func theTabHasTheNumberOfThoseThatAreUnread() async throws {
            let shop = try Shop()
            let app = await shop.open()
            await app.settle(shop.viewModel) { shop.viewModel.badge(of: .account) == 2 }
            try await shop.notifications.markRead(InboxNotification.ID(rawValue: "n2"))
            await app.settle(shop.viewModel) { shop.viewModel.badge(of: .account) == 1 }
        }

        @Test func theShopIsAskedAtSignInAndWhenTheAppComesBack() async throws {
            let shop = try Shop()
            let app = await shop.open()
            #expect(shop.notifications.calls.isEmpty)
            shop.account.currentSession = .signedIn(.emily)
            await app.settle(shop.notifications) { shop.notifications.calls == [.refresh(.cacheFirst)] }
            shop.notifications.server = []
            await shop.viewModel.enterForeground()
            await app.settle(shop.viewModel) { shop.viewModel.badge(of: .account) == 0 }
        }

        @Test func aNotificationLeadsThroughTheOneWayIn() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.leave(through: .myAccount(.link("shop://products/3")), from: .tab(.account))
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(3) }
        }

        @Test func theDeviceIsRegisteredOnceTheUserAllowsItAndIsSignedIn() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.account.currentSession = .signedIn(.emily)
            await app.settle(shop.account, shop.permission) {
                shop.account.areFollowersCaughtUp && shop.permission.areFollowersCaughtUp
            }
            #expect(shop.notifications.tokens.isEmpty && shop.permission.calls.isEmpty, "nothing is asked at launch")
            shop.permission.changeInSettings(to: .authorized)
            await shop.viewModel.enterForeground()
            await app.settle(shop.notifications) { shop.notifications.tokens.count == 1 }
        }

        @Test func aHostileOneChangesNothing() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.leave(through: .myAccount(.link("https://evil.example/products/3")), from: .tab(.account))
            await app.settle { app.shows("This can't be opened") }
            #expect(shop.coordinator.location == "/home")
        }
    }
#endif
