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

    /// Nothing outlives the screen, the flow, the user or the window that it belongs to.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct AppLeakTests {
        @Test(arguments: AppSamples.screens)
        func nothingIsLeftOfAScreenThatWasPopped(route: AppRoute) async throws {
            let shop = try Shop()
            shop.account.currentSession = .signedIn(.emily)
            let app = await openWithAllActivities(shop)
            let beginning = shop.coordinator.state
            let before = Set(ScreenObjects(of: app).found.map(ObjectIdentifier.init))
            let watchers = shop.watcherCount
            await expectNoLeaks { leaks in
                shop.coordinator.navigate(to: route, as: .push)
                if shop.coordinator.state == beginning { return }
                await app.settle { !app.shows("Loading") }
                let new = ScreenObjects(of: app).found.filter { !before.contains(ObjectIdentifier($0)) }
                #expect(new.contains { "\(type(of: $0))".hasSuffix("ViewModel") }, "no view model was found")
                for object in new where !"\(type(of: object))".hasSuffix("FlowViewModel") {
                    leaks.track(object, "\(type(of: object))")
                }
                shop.coordinator.goBack()
                await app.settle { app.title == "Home" }
            }
            expectNoDifference(shop.coordinator.state, beginning)
            // Home begins to watch again when it is shown again, perhaps a moment later.
            #expect(shop.watcherCount <= watchers, "a screen that is gone still watches")
        }

        @Test(arguments: AppSamples.screens)
        func nothingIsLeftOfAFlowThatWasDismissed(route: AppRoute) async throws {
            let shop = try Shop()
            shop.account.currentSession = .signedIn(.emily)
            let app = await openWithAllActivities(shop)
            let before = Set(ScreenObjects(of: app).found.map(ObjectIdentifier.init))
            try await expectNoLeaks { leaks in
                shop.coordinator.navigate(to: route, as: .sheet)
                await app.settle { !app.shows("Loading") }
                shop.coordinator.navigate(to: .product(3), as: .push)
                await app.settle { app.shows(id: "product.add-to-bag.button") }
                let place = shop.coordinator.state.front
                leaks.track(try #require(shop.viewModel.flows[place]?.flows))
                leaks.track(shop.coordinator.navigator.router(for: place))
                for object in ScreenObjects(of: app).found where !before.contains(ObjectIdentifier(object)) {
                    leaks.track(object, "\(type(of: object))")
                }
                shop.coordinator.navigator.apply(.dismissAll)
                await app.settle { app.title == "Home" }
                // The flows of what is gone go when the next stack is looked at.
                shop.coordinator.select(.bag)
                shop.coordinator.showActivities()
                await app.settle { app.shows(id: "activities.shop.button") }
            }
        }

        private func openWithAllActivities(_ shop: Shop) async -> ScreenDriver {
            shop.configuration.current.activities = Activity.allCases.map(\.id)
            let app = await shop.open()
            await app.settle(shop.coordinator) { shop.coordinator.visibleActivities == Activity.allCases }
            return app
        }

        @Test func nothingIsLeftOfTheUsersScreensAfterTheSignOut() async throws {
            let shop = try Shop()
            shop.account.currentSession = .signedIn(.emily)
            let app = await shop.open()
            let before = Set(ScreenObjects(of: app).found.map(ObjectIdentifier.init))
            try await expectNoLeaks { leaks in
                shop.coordinator.navigate(to: .orders(.orders()))
                await app.settle { app.title == "Orders" && !app.shows("Loading") }
                shop.coordinator.navigate(to: .orders(.order(try #require([Order].fixtures.first).id)))
                await app.settle { app.shows(id: "order.total.label") }
                for object in ScreenObjects(of: app).found where !before.contains(ObjectIdentifier(object)) {
                    if "\(type(of: object))".hasSuffix("FlowViewModel") { continue }
                    leaks.track(object, "\(type(of: object))")
                }
                shop.account.currentSession = .signedOut
                await app.settle(shop.coordinator) { shop.coordinator.state == .beginning && app.title == "Home" }
            }
        }

        @Test func nothingIsLeftOfAWindowAfterGoingEverywhere() async throws {
            let shop = try Shop()
            shop.account.currentSession = .signedIn(.emily)
            try await expectNoLeaks { leaks in
                let window = try Window(shop, leaks)
                await window.app.settleLoaded(window.viewModel)
                for route in AppSamples.routes {
                    window.coordinator.navigate(to: route)
                    await window.app.settle { !window.app.shows("Loading") }
                    window.coordinator.switchActivity(to: .brochures)
                    window.coordinator.switchActivity(to: .shop)
                    await window.app.settle { !window.app.shows("Loading") }
                }
                window.trackAll()
            }
            #expect(shop.watcherCount == 0)
        }

        @Test func nothingIsLeftOfAWindowInWhichASignInIsAwaited() async throws {
            let shop = try Shop()
            try await expectNoLeaks { leaks in
                let window = try Window(shop, leaks)
                await window.app.settleLoaded(window.viewModel)
                window.coordinator.navigate(to: .orders(.orders()))
                await window.app.settle { window.app.title == "Sign in" }
                #expect(window.coordinator.navigator.pending != nil)
                window.trackAll()
            }
            #expect(shop.watcherCount == 0)
        }

        @Test func nothingIsLeftOfAWindowInWhichALinkWaits() async throws {
            let shop = try Shop()
            try await expectNoLeaks { leaks in
                let window = try Window(shop, leaks)
                window.viewModel.inbound.receive(.url("shop://orders"))
                await window.app.settleLoaded(window.viewModel)
                await window.app.settle(window.viewModel.inbound, shop.pendingLinks) {
                    window.app.title == "Sign in" && window.viewModel.inbound.pending.count == 1
                        && shop.pendingLinks.currentLinks.count == 1
                }
                window.trackAll()
            }
            #expect(shop.pendingLinks.currentLinks.count == 1, "the next start follows it")
            #expect(shop.watcherCount == 0)
        }

        @Test func nothingIsLeftOfAWindowThatClosesBeforeItIsReady() async throws {
            let shop = try Shop()
            try await expectNoLeaks { leaks in
                let viewModel = leaks.track(
                    try AppFeatureViewModel(services: shop.services, state: .beginning, policy: .test))
                viewModel.inbound.receive(.url("shop://products/3"))
                viewModel.inbound.receive(.url("shop://orders"))
                leaks.track(task: Task { await viewModel.inbound.handle(.url("shop://bag")) }, name: "a link")
                leaks.track(everythingOf: viewModel)
            }
        }

        @Test func nothingIsLeftOfAWindowThatClosesWhileItsStoreIsSlow() async throws {
            let shop = try Shop()
            shop.pendingLinks.hold()
            try await expectNoLeaks { leaks in
                let viewModel = leaks.track(
                    try AppFeatureViewModel(services: shop.services, state: .beginning, policy: .test))
                leaks.track(viewModel.inbound)
                leaks.track(viewModel.coordinator)
                leaks.track(task: Task { await viewModel.inbound.handle(.url("shop://bag")) }, name: "a link")
                await shop.pendingLinks.waitUntilHeld()
                shop.pendingLinks.release()
            }
        }

        @Test func nothingIsLeftOfAPresentationThatWasCancelled() async throws {
            let shop = try Shop()
            try await expectNoLeaks { leaks in
                let window = try Window(shop, leaks)
                let router = window.coordinator.router(for: .home)
                let asking = Task {
                    await router.presentation(of: .signIn).result
                }
                leaks.track(task: asking, name: "ask to sign in")
                await window.app.settle { window.app.title == "Sign in" }
                #expect(window.coordinator.state.modals.count == 1)
                let place = window.coordinator.state.front
                leaks.track(try #require(window.viewModel.flows[place]?.flows))
                ScreenObjects.track(in: window.app, leaks)
                asking.cancel()
                #expect(await asking.value == nil)
                #expect(window.coordinator.state.modals.isEmpty)
                await window.app.settle { window.app.title == "Home" }
                window.trackAll()
            }
            #expect(shop.watcherCount == 0)
        }

        @Test func nothingIsLeftOfAWindowThatClosesWhileAResultIsAwaited() async throws {
            let shop = try Shop()
            try await expectNoLeaks { leaks in
                let window = try Window(shop, leaks)
                let presentation = window.coordinator.navigator.presentation(of: .signIn)
                leaks.track(task: Task { await presentation.result }, name: "ask to sign in")
                await window.app.settle { window.app.title == "Sign in" }
                window.trackAll()
            }
        }

        @Test func nothingIsLeftOfAWindowWithBanners() async throws {
            let shop = try Shop()
            try await expectNoLeaks { leaks in
                let window = try Window(shop, leaks)
                for number in 1...3 {
                    window.viewModel.banners.show(
                        InAppBanner("\(number)", InboundAnnouncement(title: "Sale", link: "/products/1")))
                }
                await window.app.settleLoaded(window.viewModel)
                await window.app.settle { window.app.shows("Sale") }
                window.viewModel.openBanner()
                await window.app.settle(window.coordinator) { window.coordinator.state.route == .product(1) }
                window.trackAll()
            }
        }
    }

    /// One more window of the app. It is closed when nobody holds it.
    @MainActor
    private struct Window {
        let viewModel: AppFeatureViewModel
        let app: ScreenDriver
        let leaks: LeakTracker
        var coordinator: AppCoordinator { viewModel.coordinator }

        init(_ shop: Shop, _ leaks: LeakTracker) throws {
            let viewModel = leaks.track(
                try AppFeatureViewModel(services: shop.services, state: .beginning, policy: .test))
            self.viewModel = viewModel
            self.leaks = leaks
            app = leaks.track(ScreenDriver { AppFeatureView(viewModel: viewModel) })
        }

        func trackAll() {
            leaks.track(everythingOf: viewModel)
            ScreenObjects.track(in: app, leaks)
        }
    }

    extension LeakTracker {
        /// Tracks a window's view model and the objects that are connected for it.
        fileprivate func track(everythingOf viewModel: AppFeatureViewModel) {
            track(viewModel)
            track(viewModel.coordinator)
            track(viewModel.coordinator.navigator)
            track(viewModel.coordinator.unsaved)
            track(viewModel.coordinator.conditions)
            track(viewModel.inbound)
            track(viewModel.banners)
            track(viewModel.journal)
            track(viewModel.notices)
            track(viewModel.saver)
            track(viewModel.flows)
        }
    }

    extension Shop {
        /// The number of streams of the session that are followed.
        fileprivate var watcherCount: Int { account.watcherCount }
    }
#endif
