#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import MyAccount

    @MainActor
    @Suite struct MyAccountLeakTests {
        static let routes: [MyAccountRoute] = [
            .account, .settings, .profile, .notifications, .notificationSettings, .addresses, .address(), .about,
        ]

        @Test func nothingIsLeftOfTheFlow() async {
            let dependencies = AccountScene(.signedIn(.emily)).dependencies
            await expectNoLeaks(ofFlowThrough: Self.routes) { router in
                MyAccountFlowViewModel(dependencies, router: router) { _ in }
            } use: { flow, leaks in
                let account = leaks.track(flow.makeAccountViewModel())
                let app = ScreenDriver { NavigationStack { AccountView(viewModel: account) } }
                await app.settle { app.shows("Emily Johnson") }
                leaks.track(flow.makeSettingsViewModel())
                leaks.track(flow.makeAboutViewModel())
            }
        }

        @Test func nothingIsLeftOfAFlowThatEndsWhileItAsks() async {
            let scene = AccountScene(.signedIn(.emily))
            await expectNoLeaks { leaks in
                let flow = leaks.track(
                    MyAccountFlowViewModel(scene.dependencies) { _ in })
                leaks.track(flow.router)
                let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
                await app.settle { app.shows(id: "account.sign-out.button") }
                app.tap(id: "account.sign-out.button")
                await app.settle { app.shows("Sign out?") }
            }
            #expect(scene.account.calls.isEmpty)
        }
    }
#endif
