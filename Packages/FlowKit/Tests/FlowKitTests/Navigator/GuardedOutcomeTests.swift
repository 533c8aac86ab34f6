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

    @Test func guardsAreAskedAgainAboutAChangedState() async throws {
        let start = SampleState(.push(.page(9)), .push(.page(1)), .present(.sheet(5, 6)))
        let navigator = SampleNavigator(start, guards: [world.signIn, world.slow])
        let back = await begin { await navigator.outcome(of: .back) }
        await world.questions.waitUntilAsked(.page(5))
        navigator.finish(try #require(start.modals.last?.id), .page(5), with: 1)
        await world.questions.answer(.page(5), .success(.allow))
        #expect(await back.value == .waiting(.signIn))
        #expect(world.asked == [.page(5), .page(9)])
    }

    @Test func synchronousGuardsAreAskedAgainAfterAnAsynchronousOne() async {
        world.isSignedIn = true
        let navigator = makeNavigator([world.signIn, world.slow])
        let outcome = await begin { await navigator.outcome(of: .route(.page(9))) }
        await world.questions.waitUntilAsked(.page(9))
        world.isSignedIn = false
        await world.questions.answer(.page(9), .success(.allow))
        #expect(await outcome.value == .waiting(.signIn))
    }

    @Test func anOutcomeThatNeverSettlesIsSuperseded() async {
        let restless = Restless()
        let navigator = makeNavigator([restless.asking])
        restless.navigator = navigator
        #expect(await navigator.outcome(of: .route(.page(2))) == .superseded)
        #expect(restless.count == 10)
        #expect(navigator.state.route == .page(1))
    }

    /// Changes the state whenever it is asked.
    @MainActor
    private final class Restless {
        weak var navigator: SampleNavigator?
        private(set) var count = 0

        var asking: SampleGuard {
            .async("restless") { _ in
                self.count += 1
                self.navigator?.apply(.present(.alert(AlertState(title: "\(self.count)", message: ""))))
                return .allow
            }
        }
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
