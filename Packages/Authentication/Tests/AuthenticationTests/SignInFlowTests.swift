import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import Authentication

/// How the sign-in ends, however it came up.
@MainActor
@Suite struct SignInFlowTests {
    @Test func presenterReceivesSignedInUser() async {
        let router = Router<AuthenticationRoute>()
        let scene = AuthenticationScene(router: router)
        let presentation = router.presentation(of: .signIn)
        #expect(router.sheet == .signIn)
        signIn(on: scene.flow())
        #expect(await presentation.result == .emily)
        #expect(router.sheet == nil)
        await settle(scene) { !scene.exits.isEmpty }
        #expect(scene.exits == [.signedIn(.emily)])
    }

    @Test func aPushedOneGoesBack() async {
        let router = Router<AuthenticationRoute>([.accessDenied, .signIn])
        let scene = AuthenticationScene(router: router)
        signIn(on: scene.flow())
        await settle(scene) { !scene.exits.isEmpty }
        #expect(router.path == [.accessDenied])
        #expect(scene.exits == [.signedIn(.emily)])
    }

    @Test func unpresentedSignInLeavesStackUnchanged() async {
        let router = Router<AuthenticationRoute>([.accessDenied])
        let scene = AuthenticationScene(router: router)
        signIn(on: scene.flow())
        await settle(scene) { !scene.exits.isEmpty }
        #expect(router.path == [.accessDenied])
    }

    @Test func inAnAppItEndsTheSheetThatItIsIn() async {
        let router = TestRouter<AuthenticationRoute>()
        let scene = AuthenticationScene(router: router.router)
        let presentation = router.router.presentation(of: .signIn)
        router.expect(.present(.signIn))
        router.isExhaustive = false
        signIn(on: scene.flow())
        #expect(await presentation.result == .emily)
        #expect(router.router.path.isEmpty && router.router.sheet == nil)
        await router.finish()
    }

    private func signIn(on flow: AuthenticationFlowViewModel) {
        let viewModel = flow.makeSignInViewModel()
        (viewModel.username, viewModel.password) = ("emilys", "emilyspass")
        viewModel.submit()
        kept.viewModels.append(viewModel)
    }

    /// A sign-in goes with its screen; here, nobody else keeps it.
    private let kept = Kept()

    private final class Kept {
        var viewModels: [SignInViewModel] = []
    }
}
