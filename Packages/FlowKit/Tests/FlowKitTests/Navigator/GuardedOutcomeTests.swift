import FlowKit
import FlowTestSupport
import Testing

/// Guards are asked about operations that aren't performed.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct GuardedOutcomeTests {
    private let world = World()
    private let recorder = Recorder()

    private func makeNavigator(_ guards: [SampleGuard]) -> SampleNavigator {
        SampleNavigator(.push(.page(1)), guards: guards, observers: [recorder])
    }

    @Test func theFirstGuardThatRejectsDecides() {
        let navigator = makeNavigator([world.signIn, world.unsaved])
        #expect(navigator.outcome(of: .push(.page(2))) == .changed)
        #expect(navigator.outcome(of: .push(.page(9))) == .waiting(.signIn))
        world.hasChanges = true
        #expect(navigator.outcome(of: .push(.page(9))) == .waiting(.signIn))
        #expect(navigator.outcome(of: .back) == .rejected(.unsaved))
        #expect(world.asked == [.page(2), .page(9), .page(9), .root(.home)])
    }

    @Test func nothingIsPerformedOrPending() {
        let navigator = makeNavigator([world.signIn])
        var told = 0
        let watching = navigator.objectWillChange.sink { told += 1 }
        #expect(navigator.outcome(of: .push(.page(2))) == .changed)
        #expect(navigator.outcome(of: .push(.page(9))) == .waiting(.signIn))
        #expect(navigator.state == SampleState(.push(.page(1))))
        #expect(navigator.pending == nil)
        #expect(recorder.events.isEmpty)
        #expect(told == 0)
        watching.cancel()
    }

    @Test func onlyOperationsThatShowAScreenAreChecked() {
        let navigator = makeNavigator([world.signIn])
        #expect(navigator.outcome(of: .popTo(.page(1))) == .unchanged)
        #expect(navigator.outcome(of: .selectTab(.lost)) == .refused(.tabUnknown("lost")))
        #expect(navigator.outcome(of: .present(.hello)) == .changed)
        #expect(world.asked.isEmpty)
    }

    @Test func onlyGuardsOfShownScreensAreAsked() {
        let leaving = SampleGuard.leaving("leaving") { _ in
            Issue.record("a guard of leaving was asked")
            return true
        } ask: { _ in
            .refuse(.unsavedChanges)
        }
        #expect(makeNavigator([world.signIn, leaving]).outcome(of: .back) == .changed)
        #expect(world.asked == [.root(.home)])
    }

    @Test func rejectionKeepsCheckedAndPendingNavigation() async {
        let navigator = makeNavigator([world.signIn, world.slow])
        #expect(navigator.apply(.push(.page(9))) == .waiting(.signIn))
        #expect(navigator.apply(.replace([.page(2)])) == .checking)
        #expect(navigator.outcome(of: .push(.page(9)), source: .link) == .waiting(.signIn))
        #expect(navigator.checking == .replace([.page(2)]))
        #expect(navigator.pending?.operation == .push(.page(9)))
        await world.questions.answer(.page(2), .success(.allow))
        await settle(navigator) { navigator.checking == nil }
        #expect(navigator.state.route == .page(2))
    }
}
