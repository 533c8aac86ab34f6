import FlowKit
import FlowTestSupport
import Testing

/// Guards that ask whether screens may be left.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct LeavingGuardTests {
    private let world = World()
    private let recorder = Recorder()
    private let navigator: SampleNavigator

    init() {
        navigator = SampleNavigator(guards: [world.slow, world.signIn], observers: [recorder])
    }

    /// Shows a page as the root, so that the root of the tab is left.
    private func show(_ page: Int) -> SampleOperation { .route(.page(page), as: .root) }

    @Test func theDecisionIsAwaited() async {
        async let outcome = navigator.navigate(show(1))
        await world.questions.answer(.page(1), .success(.allow))
        #expect(await outcome == .changed)
        #expect(navigator.state.route == .page(1))
        #expect(navigator.checking == nil)
    }

    @Test func applyDoesNotWait() async {
        #expect(navigator.apply(show(1)) == .checking)
        #expect(navigator.checking == show(1))
        #expect(navigator.state == SampleState())
        #expect(recorder.events.isEmpty)
        await world.questions.answer(.page(1), .success(.refuse(NavigationReason("feature-off", "pages"))))
        await settle(navigator) { navigator.checking == nil }
        let rejection = NavigationOutcome.Rejection(guardName: "slow", reason: NavigationReason("feature-off", "pages"))
        #expect(recorder.outcomes == [.rejected(rejection)])
    }

    @Test func aNavigationThatLeavesNothingIsPerformedAtOnce() {
        #expect(navigator.apply(.push(.page(1))) == .changed)
        #expect(navigator.apply(.selectTab(.bag)) == .changed)
        #expect(navigator.apply(.present(.sheet(2))) == .changed)
        #expect(navigator.apply(.switchActivity(to: .account)) == .changed)
        #expect(world.questions.asked.isEmpty)
    }

    @Test func theRemovedScreensAreThoseOfStacksAndPresentations() {
        let start = SampleState(
            .push(.page(1)), .push(.page(2)), .push(.page(3), on: .tab(.bag)), .present(.sheet(4, 5)), .present(.hello))
        let removed: [(SampleOperation, [Screen])] = [
            (.dismiss, []), (.dismissAll, [.page(4), .page(5)]), (.pop(on: .tab(.bag)), [.page(3)]),
            (.replace([.page(1), .page(7)], on: .tab(.home)), [.page(2)]), (.setRoot(.page(7)), [.page(4)]),
            (.selectTab(.bag), [.page(4), .page(5)]), (.switchActivity(to: .account), []), (.push(.page(6)), []),
            (.restore(SampleState()), [.page(4), .page(5), .page(2), .page(1), .page(3)]),
        ]
        for (operation, screens) in removed {
            var asked: [[Screen]] = []
            let leaving = SampleGuard.leaving("leaving") { attempt in
                asked.append(attempt.removed)
                return false
            } ask: { _ in
                .allow
            }
            SampleNavigator(start, guards: [leaving]).apply(operation)
            #expect(asked == (screens.isEmpty ? [] : [screens]), "\(operation)")
        }
    }

    /// A question about leaving isn't asked for a screen that may not be shown.
    @Test func theGuardsOfShownScreensAreAskedFirst() async {
        async let outcome = navigator.navigate(show(9))
        #expect(await outcome == .waiting(.signIn))
        #expect(world.questions.asked.isEmpty)
        world.isSignedIn = true
        #expect(navigator.reasonChanged(.signIn) == .checking)
        #expect(navigator.reasonChanged(.signIn) == nil, "it is being asked already")
        #expect(navigator.pending != nil)
        await world.questions.answer(.page(9), .success(.allow))
        await settle(navigator) { navigator.pending == nil }
        #expect(navigator.state.route == .page(9))
    }

    @Test func theNewerNavigationWins() async {
        async let first = navigator.navigate(show(1))
        await world.questions.waitUntilAsked(.page(1))
        async let second = navigator.navigate(show(2))
        #expect(await first == .superseded)
        await world.questions.answer(.page(2), .success(.allow))
        #expect(await second == .changed)
        await settle(world.questions) { world.questions.cancelled == [.page(1)] }
        #expect(navigator.state == SampleState(show(2)))
        #expect(recorder.outcomes == [.superseded, .changed])
    }

    /// A guard may ask the user.
    @Test func alertsAndRefusalsDoNotEndACheck() async {
        async let outcome = navigator.navigate(show(1))
        await world.questions.waitUntilAsked(.page(1))
        navigator.apply(.present(.question))
        navigator.apply(.dismiss)
        navigator.apply(.selectTab(.lost))
        navigator.apply(.pop())
        await world.questions.answer(.page(1), .success(.allow))
        #expect(await outcome == .changed)
    }

    @Test func aCancelledTaskChangesNothing() async {
        let task = Task { await navigator.navigate(show(1)) }
        await world.questions.waitUntilAsked(.page(1))
        task.cancel()
        #expect(await task.value == .cancelled)
        await settle(world.questions) { world.questions.cancelled == [.page(1)] }
        #expect(navigator.state == SampleState())
        #expect(navigator.checking == nil)
        #expect(recorder.outcomes == [.cancelled])
    }

    @Test func aLateDecisionIsIgnored() async {
        let guards = [
            SampleGuard.leaving("deaf") {
                $0.destination == .page(1)
            } ask: { _ in
                await withCheckedContinuation { self.deaf.continuation = $0 }
            }
        ]
        let navigator = SampleNavigator(SampleState(), guards: guards)
        navigator.apply(show(1))
        await settle(deaf) { deaf.continuation != nil }
        #expect(await navigator.navigate(show(2)) == .changed)
        deaf.continuation?.resume(returning: .allow)
        // The decision resumes the check on the main actor.
        await waitForMainActor()
        #expect(navigator.state == SampleState(show(2)))
    }

    private let deaf = Deaf()

    @MainActor
    private final class Deaf: ObservableObject {
        @Published var continuation: CheckedContinuation<SampleGuard.Decision, Never>?
    }

    @Test func aCheckDoesNotRetainTheNavigator() async {
        var navigator: SampleNavigator? = SampleNavigator(guards: [world.slow])
        let held = Weak(navigator)
        navigator?.apply(show(1))
        await world.questions.waitUntilAsked(.page(1))
        navigator = nil
        #expect(held.value == nil)
        await settle(world.questions) { world.questions.cancelled == [.page(1)] }
    }
}

// MARK: - Subscribers that navigate

extension LeavingGuardTests {
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
        let watching = atNextChange { [navigator] in navigator.apply(show(2)) }
        let first = await begin { [navigator] in await navigator.navigate(show(1)) }
        try #require(navigator.checking == show(2))
        #expect(await first.value == .superseded)
        await world.questions.answer(.page(2), .success(.refuse(.unsavedChanges)))
        await settle(navigator) { navigator.checking == nil }
        withExtendedLifetime(watching) {}
    }

    @Test func aSubscriberMayNavigateWhenACheckIsCancelled() async throws {
        let first = await begin { [navigator] in await navigator.navigate(show(1)) }
        await world.questions.waitUntilAsked(.page(1))
        let watching = atNextChange { [navigator] in navigator.apply(show(2)) }
        first.cancel()
        #expect(await first.value == .cancelled)
        try #require(navigator.checking == show(2))
        await world.questions.answer(.page(2), .success(.refuse(.unsavedChanges)))
        await settle(navigator) { navigator.checking == nil }
        withExtendedLifetime(watching) {}
    }

    @Test func aSubscriberMayNavigateWhenACheckIsSuperseded() async throws {
        let first = await begin { [navigator] in await navigator.navigate(show(1)) }
        await world.questions.waitUntilAsked(.page(1))
        let watching = atNextChange { [navigator] in navigator.apply(show(3)) }
        let second = await begin { [navigator] in await navigator.navigate(show(2)) }
        try #require(navigator.checking == show(2))
        #expect(await first.value == .superseded)
        await world.questions.answer(.page(2), .success(.allow))
        #expect(await second.value == .changed)
        #expect(recorder.outcomes == [.superseded, .superseded, .changed])
        withExtendedLifetime(watching) {}
    }

    @Test func aSubscriberMayNavigateWhenACheckEndsWithoutAChange() async throws {
        navigator.travel(to: SampleState(.present(.sheet(3))))
        let sheet = try #require(navigator.state.modals.last?.id)
        let first = await begin { [navigator] in await navigator.navigate(.dismissModal(sheet)) }
        await world.questions.waitUntilAsked(.root(.home))
        navigator.finish(sheet, .page(3), with: 1)
        let watching = atNextChange { [navigator] in navigator.apply(show(2)) }
        await world.questions.answer(.root(.home), .success(.allow))
        #expect(await first.value == .unchanged)
        await settle(navigator) { navigator.checking == show(2) }
        await world.questions.answer(.page(2), .success(.refuse(.unsavedChanges)))
        await settle(navigator) { navigator.checking == nil }
        withExtendedLifetime(watching) {}
    }
}

// MARK: - Changes while a guard asks

extension LeavingGuardTests {
    /// The sheet ends while the guard is asked, so that going back shows another screen than the one that was checked.
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

    /// The user answers once, although the state has changed in the meantime.
    @Test func leavingTheSameScreensIsAskedOnce() async {
        let start = SampleState(.push(.page(1)))
        let navigator = SampleNavigator(start, guards: [world.slow])
        let back = await begin { await navigator.navigate(.pop(on: .tab(.home))) }
        await world.questions.waitUntilAsked(.root(.home))
        navigator.travel(to: SampleState(.push(.page(1)), .push(.page(2), on: .tab(.bag))))
        #expect(await back.value == .superseded, "time travel ends it")

        let pop = await begin { await navigator.navigate(.pop(on: .tab(.home))) }
        await settle(world.questions) { world.questions.asked.count == 2 }
        navigator.apply(.push(.page(3), on: .tab(.bag)))
        #expect(await pop.value == .superseded, "a newer navigation to a screen ends it")

        let again = await begin { await navigator.navigate(.pop(on: .tab(.home))) }
        await settle(world.questions) { world.questions.asked.count == 3 }
        navigator.apply(.setDisabledTabs([.init(.search, reason: "Closed")]))
        await world.questions.answer(.root(.home), .success(.allow))
        #expect(await again.value == .changed)
        #expect(world.questions.asked.count == 3)
    }

    /// A result pops nothing, but dismisses a presentation without asking: the operation then leaves other screens.
    @Test func leavingOtherScreensIsAskedAgain() async throws {
        let navigator = SampleNavigator(.push(.page(1)), .present(.sheet(5)), guards: [world.slow])
        let all = await begin { await navigator.navigate(.all([.dismissAll, .popToRoot(on: .tab(.home))])) }
        await world.questions.waitUntilAsked(.root(.home))
        navigator.finish(try #require(navigator.state.modals.last?.id), .page(5), with: 1)
        await world.questions.answer(.root(.home), .success(.allow))
        await settle(world.questions) { world.questions.asked.count == 2 }
        await world.questions.answer(.root(.home), .success(.refuse(.unsavedChanges)))
        #expect(await all.value == .rejected(NavigationOutcome.Rejection(guardName: "slow", reason: .unsavedChanges)))
        #expect(navigator.state.route == .page(1))
    }

    @Test func shownScreensAreCheckedAgainAfterTheQuestion() async {
        world.isSignedIn = true
        let navigator = SampleNavigator(SampleState(), guards: [world.signIn, world.slow])
        let outcome = await begin { await navigator.navigate(show(9)) }
        await world.questions.waitUntilAsked(.page(9))
        world.isSignedIn = false
        await world.questions.answer(.page(9), .success(.allow))
        #expect(await outcome.value == .waiting(.signIn))
    }

    @Test func aGuardAsksTheUser() async {
        let asking = Asking()
        let navigator = SampleNavigator(SampleState(.push(.page(1))), guards: [asking.leave])
        asking.navigator = navigator
        for (answer, outcome) in [(Leaving.stay, SampleOutcome.rejected(.unsaved)), (.leave, .changed)] {
            async let result = navigator.navigate(.back)
            await settle(navigator) { navigator.state.modals.last?.content == .question }
            if let id = navigator.state.modals.last?.id { navigator.answer(id, with: answer.rawValue) }
            #expect(await result == outcome)
        }
        #expect(navigator.state == SampleState())
    }

    /// A guard of leaving may make a navigation pending, too. Then it is asked again.
    @Test func aQuestionMayMakeTheNavigationPending() async {
        #expect(navigator.apply(show(1)) == .checking)
        await world.questions.answer(.page(1), .success(.wait(.unsavedChanges)))
        await settle(navigator) { navigator.pending?.reason == .unsavedChanges }
        #expect(navigator.reasonChanged(.unsavedChanges) == .checking)
        await world.questions.answer(.page(1), .success(.allow))
        await settle(navigator) { navigator.state.route == .page(1) }
        #expect(navigator.pending == nil)
    }

    /// Asks the user whether to leave.
    @MainActor
    private final class Asking {
        weak var navigator: SampleNavigator?

        var leave: SampleGuard {
            .leaving("unsaved") { attempt in
                attempt.removed.contains(.page(1))
            } ask: { _ in
                let answer = await self.navigator?.ask(.leaving)
                return answer == .leave ? .allow : .refuse(.unsavedChanges)
            }
        }
    }
}
