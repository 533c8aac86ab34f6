#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Foundation
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import MyAccount

    @MainActor
    @Suite struct NotificationSettingsTests {
        private var scene = AccountScene(.signedIn(.emily))
        private let allow = ElementQuery.id("notification-settings.allow.button")
        private let offers = ElementQuery.id("notification-settings.offers.toggle")
        private let orders = ElementQuery.id("notification-settings.orders.toggle")

        @Test func aSwitchIsShownAtOnceAndStored() async {
            let app = await shown()
            #expect(app.value(of: orders) == "true" && app.value(of: offers) == "false")
            scene.notificationSettings.hold()
            app.tap(offers)
            #expect(app.value(of: offers) == "true")
            await scene.notificationSettings.waitUntilHeld()
            #expect(!scene.notificationSettings.current.offers)
            scene.notificationSettings.release()
            await app.settle(scene.notificationSettings) { scene.notificationSettings.current.offers }
            #expect(app.value(of: offers) == "true")
        }

        @Test func aFailureRevertsAndIsSaid() async {
            let app = await shown()
            scene.notificationSettings.failure = .offline
            app.tap(offers)
            await app.settle { app.shows("OK") }
            app.tap("OK")
            await app.settle { app.title == "Notification settings" && app.value(of: offers) == "false" }
            scene.notificationSettings.failure = nil
            app.tap(offers)
            await app.settle(scene.notificationSettings) { scene.notificationSettings.current.offers }
        }

        @Test func theLastOfSeveralFastChangesCounts() async {
            let app = await shown()
            scene.notificationSettings.forgetCalls()
            scene.notificationSettings.hold()
            app.tap(offers)
            await scene.notificationSettings.waitUntilHeld()
            app.tap(orders)
            app.tap(offers)
            app.tap(offers)
            scene.notificationSettings.release()
            let last = NotificationSettings(orders: false, offers: true, messages: true)
            await app.settle(scene.notificationSettings) { scene.notificationSettings.current == last }
            #expect(scene.notificationSettings.calls == [.set(NotificationSettings(offers: true)), .set(last)])
            #expect(app.value(of: orders) == "false" && app.value(of: offers) == "true")
        }

        @Test func loadingAndFailuresAreShown() async {
            scene.notificationSettings.hold()
            scene.notificationSettings.failure = .timedOut(after: .seconds(1))
            let app = await shown(isLoaded: false)
            #expect(app.shows("Loading"))
            scene.notificationSettings.release()
            await app.settle { app.shows("The shop isn't responding") }
            scene.notificationSettings.failure = nil
            app.tap("Try again")
            await app.settle { app.shows(id: "notification-settings.offers.toggle") }
        }

        @Test mutating func theUserIsAskedWhenAKindIsSwitchedOn() async {
            scene = AccountScene(.signedIn(.emily), permission: MockNotificationAuthorizing())
            let app = await shown()
            await app.settle { app.shows("This device doesn't show notifications yet.") }
            app.tap(orders)
            await app.settle(scene.notificationSettings) { !scene.notificationSettings.current.orders }
            #expect(scene.permission.calls.isEmpty, "switching a kind off needs no permission")
            app.tap(offers)
            await app.settle(scene.permission) { scene.permission.calls == [.request] }
            await app.settle { !app.shows("This device") }
            await app.settle(scene.notificationSettings) { scene.notificationSettings.current.offers }
        }

        @Test mutating func aDeniedPermissionIsExplainedAndAskedForAgain() async {
            scene = AccountScene(.signedIn(.emily), permission: MockNotificationAuthorizing(.denied))
            let app = await shown()
            await app.settle {
                app.shows(
                    "You've turned notifications off on this device, so you won't see any of the kinds below here.")
            }
            app.tap(offers)
            await app.settle(scene.notificationSettings) { scene.notificationSettings.current.offers }
            #expect(scene.permission.calls.isEmpty, "the user has decided")
            app.tap(allow)
            await app.settle { !app.shows("This device") }
            #expect(scene.permission.current == .authorized)
        }

        @Test mutating func aSystemWithSettingsOpensThem() async throws {
            let settings = try #require(URL(string: "app-settings:"))
            scene = AccountScene(
                .signedIn(.emily), permission: MockNotificationAuthorizing(.denied, settings: settings))
            let app = await shown()
            await app.settle { app.shows("Open settings") }
            #expect(!app.shows(allow))
            scene.permission.changeInSettings(to: .authorized)
            await scene.permission.refresh()
            await app.settle { !app.shows("Open settings") }
        }

        @Test func settingsAreHiddenAfterSignOut() async {
            let app = await shown()
            scene.account.currentSession = .signedOut
            await app.settle { app.shows("Sign in to choose your notifications.") }
        }

        @Test func nothingIsLeftOfTheScreen() async {
            await expectNoLeaks { leaks in
                let viewModel = leaks.track(scene.flow().makeNotificationSettingsViewModel())
                let app = ScreenDriver { NavigationStack { NotificationSettingsView(viewModel: viewModel) } }
                await app.settle { app.shows(id: "notification-settings.offers.toggle") }
                scene.notificationSettings.hold()
                app.tap(offers)
                await scene.notificationSettings.waitUntilHeld()
            }
        }

        private func shown(isLoaded: Bool = true) async -> ScreenDriver {
            let flow = scene.flow()
            flow.router.navigate(to: .settings)
            let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "settings.notifications.row") }
            app.tap(id: "settings.notifications.row")
            await app.settle { app.title == "Notification settings" }
            if isLoaded { await app.settle { app.shows(id: "notification-settings.offers.toggle") } }
            return app
        }
    }
#endif
