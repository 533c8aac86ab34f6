#if Headless || !canImport(SwiftUI)
    import FlowKit
    import ScreenTesting
    import FlowTesting
    import Mocks
    import Model
    import SharedUI
    import Testing

    @testable import Authentication

    @MainActor
    @Suite struct AuthenticationLeakTests {
        static let routes: [AuthenticationRoute] = [
            .signIn, .register, .forgottenPassword, .resetPassword(), .accessDenied,
        ]

        @Test func nothingIsLeftOfTheFlow() async {
            let dependencies = AuthenticationScene().dependencies
            await expectNoLeaks(ofFlowThrough: Self.routes) { router in
                AuthenticationFlowViewModel(dependencies, router: router) { _ in }
            } use: { flow, leaks in
                let signIn = leaks.track(flow.makeSignInViewModel())
                let app = ScreenDriver { NavigationStack { SignInView(viewModel: signIn) } }
                await app.settle { app.title == "Sign in" }
            }
        }

        @Test func nothingIsLeftOfAFlowThatEndsDuringSignIn() async {
            let scene = AuthenticationScene()
            scene.account.hold()
            await expectNoLeaks { leaks in
                let flow = leaks.track(AuthenticationFlowViewModel(scene.dependencies) { _ in })
                leaks.track(flow.router)
                let app = ScreenDriver { AuthenticationFlowView(viewModel: flow) }
                await app.settle { app.title == "Sign in" }
                app.type("emilys", into: .id("sign-in.username.field"))
                app.type("emilyspass", into: .id("sign-in.password.field"))
                app.tap(id: "sign-in.submit.button")
                await scene.account.waitUntilHeld()
            }
            scene.account.release()
        }
    }
#endif
