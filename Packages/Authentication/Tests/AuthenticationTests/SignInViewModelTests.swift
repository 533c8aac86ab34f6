import FlowKit
import FlowTesting
import Mocks
import Model
import SharedUI
import Testing

@testable import Authentication

@MainActor
@Suite struct SignInViewModelTests {
    let scene = AuthenticationScene()

    @Test(arguments: [("", ""), ("emilys", ""), ("", "emilyspass"), ("  ", "emilyspass")])
    func missingTextIsNamedAndNothingIsSent(username: String, password: String) {
        let viewModel = scene.signInViewModel()
        (viewModel.username, viewModel.password) = (username, password)
        #expect(viewModel.problems.isEmpty)
        viewModel.submit()
        #expect(!viewModel.isWorking && viewModel.rejections == 1)
        #expect(viewModel.problems[.username] == (username == "emilys" ? nil : "Enter your username."))
        #expect(viewModel.problems[.password] == (password.isEmpty ? "Enter your password." : nil))
        #expect(scene.account.calls.isEmpty)
        (viewModel.username, viewModel.password) = ("emilys", "emilyspass")
        #expect(viewModel.problems.isEmpty)
    }

    @Test func itEndsWithTheUser() async {
        var exits: [AuthenticationExit] = []
        let viewModel = scene.signInViewModel { exits.append($0) }
        (viewModel.username, viewModel.password) = (" emilys ", "emilyspass")
        viewModel.submit()
        #expect(viewModel.isWorking)
        await settle(viewModel) { !viewModel.isWorking }
        #expect(exits == [.signedIn(.emily)])
        #expect(viewModel.password.isEmpty)
        #expect(!viewModel.isWorking)
        #expect(viewModel.message == nil)
        #expect(scene.account.currentSession == .signedIn(.emily))
        #expect(scene.analytics.events == [.signedIn])
    }

    @Test func itIsSentOnce() async {
        scene.account.hold()
        let viewModel = scene.signInViewModel()
        (viewModel.username, viewModel.password) = ("emilys", "emilyspass")
        viewModel.submit()
        await scene.account.waitUntilHeld()
        #expect(viewModel.isWorking)
        viewModel.submit()
        scene.account.release()
        await settle(viewModel) { !viewModel.isWorking }
        #expect(scene.account.calls == [.signIn(username: "emilys")])
    }

    @Test func wrongCredentialsShowErrorAndClearPassword() async {
        let viewModel = scene.signInViewModel()
        (viewModel.username, viewModel.password) = ("emilys", "wrong")
        viewModel.submit()
        await settle(viewModel) { viewModel.message != nil }
        #expect(viewModel.message == "The username or password is incorrect. Check both and try again.")
        #expect(viewModel.password.isEmpty)
        #expect(viewModel.username == "emilys")
        #expect(viewModel.problems == [.password: "The username or password is incorrect. Check both and try again."])
        #expect(viewModel.rejections == 1)

        viewModel.password = "emilyspass"
        scene.account.hold()
        viewModel.submit()
        #expect(viewModel.message == nil)
        scene.account.release()
    }

    @Test(
        arguments: [
            (.offline, "You're offline. Check your connection and try again."),
            (
                .timedOut(after: .seconds(10)),
                "The shop isn't responding. Please try again in a moment."
            ),
            (
                .server(status: 503, message: nil),
                "Something went wrong on our end. Please try again in a moment."
            ),
            (.rateLimited(retryAfter: .seconds(9)), "Too many requests. Please try again in 9 seconds."),
            (.unauthorized, "The username or password is incorrect. Check both and try again."),
        ] as [(ServiceError, String)])
    func eachFailureHasItsWords(error: ServiceError, words: String) async {
        scene.account.failure = error
        let viewModel = scene.signInViewModel()
        (viewModel.username, viewModel.password) = ("emilys", "emilyspass")
        viewModel.submit()
        await settle(viewModel) { viewModel.message != nil }
        #expect(viewModel.message.map { String(localized: $0) } == words)
        // Another attempt needs another password only if the server refuses this one.
        #expect(viewModel.password == (error == .unauthorized ? "" : "emilyspass"))
    }

    @Test func cancellationIsNotAnErrorToShow() async {
        scene.account.failure = .cancelled
        let viewModel = scene.signInViewModel()
        (viewModel.username, viewModel.password) = ("emilys", "emilyspass")
        viewModel.submit()
        await settle(viewModel) { !viewModel.isWorking }
        #expect(viewModel.message == nil)
    }

    @Test func cancelLeavesUserSignedOut() async {
        scene.account.hold()
        var exits: [AuthenticationExit] = []
        let viewModel = scene.signInViewModel { exits.append($0) }
        (viewModel.username, viewModel.password) = ("emilys", "emilyspass")
        viewModel.submit()
        await scene.account.waitUntilHeld()
        viewModel.cancel()
        #expect(!viewModel.isWorking)
        #expect(viewModel.password.isEmpty)
        // Only a cancelled call leaves a closed gate.
        await settle(scene.account) { scene.account.control.gate.heldCount == 0 }
        scene.account.release()
        #expect(exits.isEmpty)
        #expect(scene.account.currentSession == .signedOut)
    }

    @Test func aScreenThatGoesTakesItsRequestAlong() async {
        scene.account.hold()
        await expectNoLeaks { leaks in
            let viewModel = leaks.track(scene.signInViewModel())
            (viewModel.username, viewModel.password) = ("emilys", "emilyspass")
            viewModel.submit()
            await scene.account.waitUntilHeld()
        }
        // Only a cancelled call leaves a closed gate.
        await settle(scene.account) { scene.account.control.gate.heldCount == 0 }
        scene.account.release()
        #expect(scene.account.currentSession == .signedOut)
    }
}
