import FlowKit
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ConfirmationPromptTests {
    private let router = Router<Int>()
    private let dialog = DialogState(
        title: "Discard?",
        actions: [
            DialogState.Action(id: "discard", title: "Discard", role: .destructive),
            DialogState.Action(id: "keep", title: "Keep", role: .cancel),
        ])

    @Test func onlyTheDestructiveActionConfirms() async {
        let (confirmed, continuation) = AsyncStream.makeStream(of: String.self)
        let (first, second) = (ConfirmationPrompt(), ConfirmationPrompt())
        first.ask(dialog, with: router) { continuation.yield("first") }
        await wait(for: router) { $0.dialog != nil }
        router.answer("keep")
        second.ask(dialog, with: router) {
            continuation.yield("second")
            continuation.finish()
        }
        await wait(for: router) { $0.dialog != nil }
        router.answer("discard")
        var actions: [String] = []
        for await action in confirmed { actions.append(action) }
        #expect(actions == ["second"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func releasingItWithdrawsTheQuestion() async {
        var confirmation: ConfirmationPrompt? = ConfirmationPrompt()
        confirmation?.ask(dialog, with: router) {}
        await wait(for: router) { $0.dialog != nil }
        confirmation = nil
        await wait(for: router) { $0.dialog == nil }
    }

    @Test func aPendingQuestionDoesNotRetainTheAsker() async {
        let router = router
        var confirmation: ConfirmationPrompt? = ConfirmationPrompt()
        let released = Weak(confirmation)
        confirmation?.ask(dialog, with: router) {}
        await wait(for: router) { $0.dialog != nil }
        confirmation = nil
        #expect(released.value == nil)
    }
}
