#if Headless || !canImport(SwiftUI)
    import DeepLink
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import Authentication
    import Orders
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import AppFeature

    /// Two windows of one app in one process.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct WindowTests {
        @Test func windowsShareServicesAndNothingOfNavigation() async throws {
            let shop = try Shop()
            let other = try AppFeatureViewModel(
                services: shop.services, state: .beginning, policy: .test, window: .additional)
            let one = await shop.open()
            let two = ScreenDriver { AppFeatureView(viewModel: other) }
            await two.settleLoaded(other)

            shop.coordinator.navigate(to: .product(1))
            shop.coordinator.switchActivity(to: .brochures)
            other.coordinator.select(.wishlist)
            await other.inbound.handle(.url("shop://bag"))
            #expect(shop.coordinator.currentActivity == .brochures)
            expectNoDifference(other.coordinator.state, AppState(tab: .bag, previously: [.wishlist]))

            try await shop.bag.add(Product.ID(rawValue: 1), quantity: 1)
            await one.settle(shop.viewModel) { shop.viewModel.bagCount == 1 }
            await two.settle(other) { other.bagCount == 1 }
        }

        @Test func nothingIsLeftOfAWindow() async throws {
            try await expectNoLeaks { leaks in
                let shop = try Shop()
                leaks.track(shop.viewModel)
                leaks.track(shop.coordinator)
                leaks.track(shop.coordinator.navigator)
                leaks.track(shop.viewModel.inbound)
                leaks.track(shop.viewModel.journal)
                let app = await shop.open()
                shop.coordinator.navigate(to: .product(1))
                await app.settle { app.shows(id: "product.add-to-bag.button") }
                shop.coordinator.showActivities()
                await app.settle { app.shows(id: "activities.brochures.button") }
                shop.coordinator.switchActivity(to: .brochures)
                await app.settle { app.title == "Brochures" && !app.shows("Loading") }
                shop.coordinator.navigate(to: .orders(.orders()))
                await app.settle { app.title == "Sign in" }
            }
        }

        @Test func flowsOfWhatWasPresentedGoWithIt() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .authentication(.signIn))
            await app.settle { app.title == "Sign in" }
            try await expectNoLeaks { leaks in
                leaks.track(try #require(shop.viewModel.flows[shop.coordinator.state.front]?.flows))
                shop.coordinator.navigator.apply(.dismiss)
                shop.coordinator.select(.bag)
                await app.settle { app.title == "Bag" }
            }
        }
    }

    extension NavigationState where Schema == AppNavigation {
        fileprivate init(tab: AppTab, previously tabs: [AppTab]) {
            self = .beginning
            for tab in tabs + [tab] { apply(.selectTab(tab)) }
        }
    }
#endif
