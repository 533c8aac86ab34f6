import FlowKit
import Testing

/// Guards are asked about what is not done.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct GuardedOutcomeTests {
    private let world = World()
    private let recorder = Recorder()

    private func makeNavigator(_ guards: [SampleGuard]) -> SampleNavigator {
        SampleNavigator(.push(.page(1)), guards: guards, middleware: [recorder])
    }

    @Test func theFirstGuardThatObjectsDecides() async {
        let navigator = makeNavigator([world.signIn, world.unsaved])
        #expect(await navigator.outcome(of: .push(.page(2))) == .changed)
        #expect(await navigator.outcome(of: .push(.page(9))) == .waiting(.signIn))
        world.hasChanges = true
        #expect(await navigator.outcome(of: .push(.page(9))) == .waiting(.signIn))
        #expect(await navigator.outcome(of: .back) == .rejected(.unsaved))
        #expect(world.asked == [.page(2), .page(9), .page(9), .root(.home)])
    }

    @Test func nothingIsDoneOrKept() async {
        let navigator = makeNavigator([world.signIn])
        var told = 0
        let watching = navigator.objectWillChange.sink { told += 1 }
        #expect(await navigator.outcome(of: .push(.page(2))) == .changed)
        #expect(await navigator.outcome(of: .push(.page(9))) == .waiting(.signIn))
        #expect(navigator.state == SampleState(.push(.page(1))))
        #expect(navigator.pending == nil)
        #expect(recorder.transitions.isEmpty)
        #expect(told == 0)
        watching.cancel()
    }

    /// What has no effect or can't be done is no business of guards.
    @Test func onlyWhatLeadsToAScreenIsAskedAbout() async {
        let navigator = makeNavigator([world.signIn])
        #expect(await navigator.outcome(of: .popTo(.page(1))) == .unchanged)
        #expect(await navigator.outcome(of: .selectTab(.lost)) == .refused(.tabUnknown(.lost)))
        #expect(await navigator.outcome(of: .present(.hello)) == .changed)
        #expect(world.asked.isEmpty)
    }

    @Test func rejectionKeepsCheckedAndPendingNavigation() async {
        let navigator = makeNavigator([world.signIn, world.slow])
        #expect(navigator.apply(.push(.page(9))) == .waiting(.signIn))
        #expect(navigator.apply(.push(.page(2))) == .checking)
        async let outcome = navigator.outcome(of: .push(.page(3)), source: .link)
        await world.questions.answer(.page(3), .success(.refuse(.signIn)))
        #expect(await outcome == .rejected(NavigationRejection(guardName: "slow", reason: .signIn)))
        #expect(navigator.checking == .push(.page(2)))
        #expect(navigator.pending?.operation == .push(.page(9)))
        await world.questions.answer(.page(2), .success(.allow))
        await wait(for: navigator) { $0.checking == nil }
        #expect(navigator.state.route == .page(2))
    }
}
