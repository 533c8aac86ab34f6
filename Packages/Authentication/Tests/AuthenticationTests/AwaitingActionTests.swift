import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import Authentication

/// The forms, whose actions await a service.
@MainActor
@Suite struct AwaitingActionTests {
    /// The requests of a form are cancelled with its screen.
    nonisolated static let forms = [
        AwaitingAction("sign in", skipping: [.leaving]) {
            let scene = AuthenticationScene()
            let viewModel = scene.flow().makeSignInViewModel()
            (viewModel.username, viewModel.password) = ("emilys", "emilyspass")
            return scene.tap(holding: scene.account, alertsOf: nil) {
                viewModel.submit()
                await settle(viewModel) { !viewModel.isWorking }
            }
        },
        AwaitingAction("register", skipping: [.leaving]) {
            let scene = AuthenticationScene()
            let viewModel = scene.flow().makeRegisterViewModel()
            viewModel.input = Registration(
                firstName: "Ada", lastName: "Byron", email: "ada@example.com", username: "ada", password: "engine-1843")
            return scene.tap(holding: scene.account, alertsOf: nil) {
                viewModel.submit()
                await settle(viewModel) { !viewModel.isWorking }
            }
        },
        AwaitingAction("ask for a new password", skipping: [.leaving]) {
            let scene = AuthenticationScene()
            let viewModel = scene.flow().makeForgottenPasswordViewModel()
            viewModel.email = "emily@example.com"
            return scene.tap(holding: scene.account, alertsOf: nil) {
                viewModel.submit()
                await settle(viewModel) { !viewModel.isWorking }
            }
        },
        AwaitingAction("choose a new password", skipping: [.leaving]) {
            let scene = AuthenticationScene()
            let viewModel = scene.flow().makeResetPasswordViewModel(token: SecretText(MockAccount.resetToken))
            viewModel.password = "engine-1843"
            return scene.tap(holding: scene.account, alertsOf: nil) {
                viewModel.submit()
                await settle(viewModel) { !viewModel.isWorking }
            }
        },
    ]

    @Test(arguments: forms) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }

    @Test func twoTapsOnRegisterEndSignInOnce() async {
        let scene = AuthenticationScene()
        let viewModel = scene.flow().makeSignInViewModel()
        let first = Task { await viewModel.register() }
        await settle(scene.router) { scene.router.sheet == .register }
        await viewModel.register()
        scene.router.finish(.register, with: .emily)
        await first.value
        #expect(scene.exits == [.signedIn(.emily)])
    }
}

extension AuthenticationScene {
    /// An action of a screen, ready to be performed.
    fileprivate func tap<Held: Controllable>(
        holding held: Held, alertsOf screen: (any AlertPresenting)?, action: @escaping @MainActor () async -> Void
    ) -> AwaitingTap {
        AwaitingTap(
            holding: held, router: router, other: .accessDenied, changes: { held.calls }, exits: { self.exits },
            alertsOf: screen, action: action)
    }
}
