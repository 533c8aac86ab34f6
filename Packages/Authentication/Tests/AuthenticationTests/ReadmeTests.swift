#if Headless || !canImport(SwiftUI)
    import Authentication
    import ScreenTesting
    import FlowTesting
    import Mocks
    import Model
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let account = MockAccount()

        @Test func theCodeOfTheReadmeShowsSignIn() async {
            let app = ScreenDriver { signIn() }
            await app.settle { app.title == "Sign in" }
        }

        @ViewBuilder private func signIn() -> some View {
            let flow = AuthenticationFlowViewModel(
                AuthenticationDependencyContainer(
                    session: account, authentication: account, registration: account, passwords: account)
            ) { exit in
                switch exit {
                case .signedIn(let user): print("continue as \(user.displayName)")
                }
            }

            AuthenticationFlowView(viewModel: flow)
        }
    }
#endif
