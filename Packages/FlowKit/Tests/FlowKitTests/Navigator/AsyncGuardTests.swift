import FlowKit
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct AsyncGuardTests {
    private let world = World()
    private let recorder = Recorder()
    private let navigator: SampleNavigator

    init() {
        navigator = SampleNavigator(guards: [world.slow, world.signIn], middleware: [recorder])
    }

    @Test func theAnswerIsWaitedFor() async {
        async let outcome = navigator.navigate(.route(.page(1)))
        await world.questions.answer(.page(1), .success(.allow))
        #expect(await outcome == .changed)
        #expect(navigator.state.route == .page(1))
        #expect(navigator.checking == nil)
    }

    @Test func applyDoesNotWait() async {
        #expect(navigator.apply(.route(.page(1))) == .checking)
        #expect(navigator.checking == .route(.page(1)))
        #expect(navigator.state == SampleState())
        #expect(recorder.transitions.isEmpty)
        await world.questions.answer(.page(1), .success(.refuse(NavigationReason("feature-off", "pages"))))
        await wait(for: navigator) { $0.checking == nil }
        let rejection = NavigationRejection(guardName: "slow", reason: NavigationReason("feature-off", "pages"))
        #expect(recorder.outcomes == [.rejected(rejection)])
    }

    @Test func theGuardsAfterItAreAskedToo() async {
        async let outcome = navigator.navigate(.route(.page(9)))
        await world.questions.answer(.page(9), .success(.allow))
        #expect(await outcome == .waiting(.signIn))
        world.isSignedIn = true
        #expect(navigator.reasonChanged(.signIn) == .checking)
        #expect(navigator.reasonChanged(.signIn) == nil, "it is being asked already")
        #expect(navigator.pending != nil)
        await world.questions.answer(.page(9), .success(.allow))
        await wait(for: navigator) { $0.pending == nil }
        #expect(navigator.state.route == .page(9))
    }

    @Test func theNewerNavigationWins() async {
        async let first = navigator.navigate(.route(.page(1)))
        await world.questions.waitUntilAsked(.page(1))
        async let second = navigator.navigate(.route(.page(2)))
        #expect(await first == .superseded)
        await world.questions.answer(.page(2), .success(.allow))
        #expect(await second == .changed)
        await wait(for: world.questions) { $0.cancelled == [.page(1)] }
        #expect(navigator.state == SampleState(.push(.page(2))))
        #expect(recorder.outcomes == [.superseded, .changed])
    }

    /// What is no navigation does not end a check: a guard may ask the user.
    @Test func alertsAndRefusalsDoNotEndACheck() async {
        async let outcome = navigator.navigate(.route(.page(1)))
        await world.questions.waitUntilAsked(.page(1))
        navigator.apply(.present(.question))
        navigator.apply(.dismiss)
        navigator.apply(.selectTab(.lost))
        navigator.apply(.pop())
        await world.questions.answer(.page(1), .success(.allow))
        #expect(await outcome == .changed)
    }

    @Test func aCancelledTaskLeavesTheStateAlone() async {
        let task = Task { await navigator.navigate(.route(.page(1))) }
        await world.questions.waitUntilAsked(.page(1))
        task.cancel()
        #expect(await task.value == .cancelled)
        await wait(for: world.questions) { $0.cancelled == [.page(1)] }
        #expect(navigator.state == SampleState())
        #expect(navigator.checking == nil)
        #expect(recorder.outcomes == [.cancelled])
    }

    @Test func aGuardThatAnswersTooLateIsNotHeard() async {
        let guards = [
            SampleGuard.async("deaf") { attempt in
                guard attempt.destination == .page(1) else { return .allow }
                return await withCheckedContinuation { self.deaf.continuation = $0 }
            }
        ]
        let navigator = SampleNavigator(SampleState(), guards: guards)
        navigator.apply(.route(.page(1)))
        await wait(for: deaf) { $0.continuation != nil }
        #expect(await navigator.navigate(.route(.page(2))) == .changed)
        deaf.continuation?.resume(returning: .allow)
        // The answer resumes the check on the main actor.
        await waitForMainActor()
        #expect(navigator.state == SampleState(.push(.page(2))))
    }

    private let deaf = Deaf()

    @MainActor
    private final class Deaf: ObservableObject {
        @Published var continuation: CheckedContinuation<SampleGuard.Decision, Never>?
    }

    @Test func aCheckDoesNotHoldTheNavigator() async {
        var navigator: SampleNavigator? = SampleNavigator(guards: [world.slow])
        let held = Weak(navigator)
        navigator?.apply(.route(.page(1)))
        await world.questions.waitUntilAsked(.page(1))
        navigator = nil
        #expect(held.value == nil)
        await wait(for: world.questions) { $0.cancelled == [.page(1)] }
    }

    /// Runs an action at the next change of the navigator, before it.
    private func atNextChange(_ action: @escaping @MainActor () -> Void) -> AnyObject {
        var pending: (@MainActor () -> Void)? = action
        return navigator.objectWillChange.sink {
            MainActor.assumeIsolated {
                let action = pending
                pending = nil
                action?()
            }
        }
    }

    @Test func aSubscriberMayNavigateWhenACheckBegins() async throws {
        var second: Presentation<Int>?
        let watching = atNextChange { [navigator] in second = navigator.presentation(of: .page(2)) }
        let first = await begin { [navigator] in await navigator.navigate(.route(.page(1))) }
        try #require(navigator.checking == .route(.page(2), as: .sheet))
        #expect(await first.value == .superseded)
        await world.questions.answer(.page(2), .success(.refuse(.unsavedChanges)))
        #expect(try await #require(second).result == nil)
        #expect(navigator.checking == nil)
        withExtendedLifetime(watching) {}
    }

    @Test func aSubscriberMayNavigateWhenACheckIsCancelled() async throws {
        let first = await begin { [navigator] in await navigator.navigate(.route(.page(1))) }
        await world.questions.waitUntilAsked(.page(1))
        var second: Presentation<Int>?
        let watching = atNextChange { [navigator] in second = navigator.presentation(of: .page(2)) }
        first.cancel()
        #expect(await first.value == .cancelled)
        try #require(navigator.checking == .route(.page(2), as: .sheet))
        await world.questions.answer(.page(2), .success(.refuse(.unsavedChanges)))
        #expect(try await #require(second).result == nil)
        withExtendedLifetime(watching) {}
    }

    @Test func aSubscriberMayNavigateWhenACheckIsSuperseded() async throws {
        let first = await begin { [navigator] in await navigator.navigate(.route(.page(1))) }
        await world.questions.waitUntilAsked(.page(1))
        var third: Presentation<Int>?
        let watching = atNextChange { [navigator] in third = navigator.presentation(of: .page(3)) }
        let second = await begin { [navigator] in await navigator.navigate(.route(.page(2))) }
        try #require(navigator.checking == .route(.page(2)))
        #expect(await first.value == .superseded)
        #expect(try await #require(third).result == nil)
        await world.questions.answer(.page(2), .success(.allow))
        #expect(await second.value == .changed)
        withExtendedLifetime(watching) {}
    }

    @Test func aSubscriberMayNavigateWhenACheckEndsWithoutAChange() async throws {
        navigator.travel(to: SampleState(.present(.sheet(3))))
        let sheet = try #require(navigator.state.modals.last?.id)
        let first = await begin { [navigator] in await navigator.navigate(.dismissModal(sheet)) }
        await world.questions.waitUntilAsked(.root(.home))
        navigator.finish(sheet, .page(3), with: 1)
        var second: Presentation<Int>?
        let watching = atNextChange { [navigator] in second = navigator.presentation(of: .page(2)) }
        await world.questions.answer(.root(.home), .success(.allow))
        #expect(await first.value == .unchanged)
        try #require(navigator.checking == .route(.page(2), as: .sheet))
        await world.questions.answer(.page(2), .success(.refuse(.unsavedChanges)))
        #expect(try await #require(second).result == nil)
        withExtendedLifetime(watching) {}
    }

    /// The sheet ends while the guard is asked, so that back shows another screen than the one the guards allowed.
    @Test func aChangedDestinationIsCheckedAgain() async throws {
        let start = SampleState(.push(.page(9)), .push(.page(1)), .present(.sheet(5, 6)))
        let navigator = SampleNavigator(start, guards: [world.signIn, world.slow])
        let back = await begin { await navigator.navigate(.back) }
        await world.questions.waitUntilAsked(.page(5))
        navigator.finish(try #require(start.modals.last?.id), .page(5), with: 1)
        await world.questions.answer(.page(5), .success(.allow))
        #expect(await back.value == .waiting(.signIn))
        #expect(world.asked == [.page(5), .page(9)])
        #expect(navigator.state == SampleState(.push(.page(9)), .push(.page(1))))
    }

    @Test func synchronousGuardsAreAskedAgainAfterAnAsynchronousOne() async {
        world.isSignedIn = true
        let navigator = SampleNavigator(SampleState(), guards: [world.signIn, world.slow])
        let outcome = await begin { await navigator.navigate(.route(.page(9))) }
        await world.questions.waitUntilAsked(.page(9))
        world.isSignedIn = false
        await world.questions.answer(.page(9), .success(.allow))
        #expect(await outcome.value == .waiting(.signIn))
    }

    /// A guard that changes the state whenever it is asked must not be asked forever.
    @Test func aCheckThatNeverSettlesIsGivenUp() async {
        let asking = Asking()
        let navigator = SampleNavigator(SampleState(), guards: [asking.restless])
        asking.navigator = navigator
        #expect(await navigator.navigate(.route(.page(1))) == .superseded)
        #expect(asking.count == 10)
        #expect(navigator.checking == nil)
        #expect(navigator.state.route == .root(.home))
    }

    @Test func aGuardAsksTheUser() async {
        let asking = Asking()
        let navigator = SampleNavigator(SampleState(.push(.page(1))), guards: [asking.leave])
        asking.navigator = navigator
        for (answer, outcome) in [("stay", SampleOutcome.rejected(.unsaved)), ("leave", .changed)] {
            async let result = navigator.navigate(.back)
            await wait(for: navigator) { $0.state.modals.last?.content == .question }
            if let id = navigator.state.modals.last?.id { navigator.answer(id, with: answer) }
            #expect(await result == outcome)
        }
        #expect(navigator.state == SampleState())
    }

    /// Asks the user whether to leave.
    @MainActor
    private final class Asking {
        weak var navigator: SampleNavigator?
        private(set) var count = 0

        /// Shows another alert each time.
        var restless: SampleGuard {
            .async("restless") { _ in
                self.count += 1
                self.navigator?.apply(.present(.alert(AlertState(title: "\(self.count)", message: ""))))
                return .allow
            }
        }

        var leave: SampleGuard {
            .async("unsaved") { _ in
                let answer = await self.navigator?.ask(.question)
                return answer == "leave" ? .allow : .refuse(.unsavedChanges)
            }
        }
    }
}
