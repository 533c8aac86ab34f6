#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Authentication

    @MainActor
    @Suite struct AccessDeniedTests {
        private func shown(_ scene: AuthenticationScene) -> ScreenDriver {
            ScreenDriver {
                NavigationStack {
                    AccessDeniedView(viewModel: AccessDeniedViewModel(scene.account, router: scene.router))
                }
            }
        }

        @Test func theUserIsNamedAndFollowed() async {
            let scene = AuthenticationScene(.signedIn(.emily))
            let app = shown(scene)
            await app.settle {
                app.shows("You're signed in as \(User.emily.displayName). This account may not open the page.")
            }
            scene.account.currentSession = .signedOut
            await app.settle { app.shows("Sign in with an account that may open this page.") && app.shows("Sign in") }
        }

        @Test func anotherAccountSignsIn() {
            let scene = AuthenticationScene(.signedIn(.emily))
            let app = shown(scene)
            app.tap(id: "access-denied.sign-in.button")
            #expect(scene.router.sheet == .signIn)
        }

        @Test func nothingIsLeftOfTheScreen() async {
            let scene = AuthenticationScene(.signedIn(.emily))
            await expectNoLeaks { leaks in
                let viewModel = leaks.track(AccessDeniedViewModel(scene.account, router: scene.router))
                let app = ScreenDriver { NavigationStack { AccessDeniedView(viewModel: viewModel) } }
                await app.settle { app.shows("Use another account") }
            }
        }
    }
#endif
