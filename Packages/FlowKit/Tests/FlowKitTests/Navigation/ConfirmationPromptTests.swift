import FlowKit
import FlowTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct ConfirmationPromptTests {
    private let router = Router<Int>()
    @Test func onlyTheChosenActionConfirms() async {
        let (confirmed, continuation) = AsyncStream.makeStream(of: String.self)
        let (first, second) = (ConfirmationPrompt(), ConfirmationPrompt())
        first.ask(.leaving, for: .leave, with: router) { continuation.yield("first") }
        await settle(router) { router.dialog != nil }
        router.answer(Leaving.stay)
        second.ask(.leaving, for: .leave, with: router) {
            continuation.yield("second")
            continuation.finish()
        }
        await settle(router) { router.dialog != nil }
        router.answer(Leaving.leave)
        var actions: [String] = []
        for await action in confirmed { actions.append(action) }
        #expect(actions == ["second"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func releasingItWithdrawsTheQuestion() async {
        var confirmation: ConfirmationPrompt? = ConfirmationPrompt()
        confirmation?.ask(.leaving, for: .leave, with: router) {}
        await settle(router) { router.dialog != nil }
        confirmation = nil
        await settle(router) { router.dialog == nil }
    }

    @Test func aPendingQuestionDoesNotRetainTheAsker() async {
        let router = router
        var confirmation: ConfirmationPrompt? = ConfirmationPrompt()
        let released = Weak(confirmation)
        confirmation?.ask(.leaving, for: .leave, with: router) {}
        await settle(router) { router.dialog != nil }
        confirmation = nil
        #expect(released.value == nil)
    }
}
