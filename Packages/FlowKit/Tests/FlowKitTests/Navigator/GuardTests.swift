import FlowKit
import Testing

@MainActor
@Suite struct GuardTests {
    private let world = World()
    private let recorder = Recorder()

    private func makeNavigator(_ operations: SampleOperation...) -> SampleNavigator {
        var state = SampleState()
        for operation in operations { state.apply(operation) }
        return SampleNavigator(state, guards: [world.signIn, world.unsaved], observers: [recorder])
    }

    @Test func aGuardRefuses() {
        let navigator = makeNavigator(.push(.page(1)))
        world.hasChanges = true
        #expect(navigator.apply(.back) == .rejected(.unsaved))
        #expect(navigator.state.route == .page(1))
        world.hasChanges = false
        #expect(navigator.apply(.back) == .changed)
    }

    @Test func theFirstGuardThatRejectsDecides() {
        let navigator = makeNavigator()
        world.hasChanges = true
        #expect(navigator.apply(.route(.page(9))) == .waiting(.signIn))
        #expect(navigator.pending?.description == "route to page(9) as push waits. Guard 'sign-in': sign-in")
    }

    /// Alerts, settings, and what changes nothing or can't be done.
    @Test func onlyOperationsThatShowAScreenAreChecked() {
        let navigator = makeNavigator()
        world.hasChanges = true
        #expect(navigator.apply(.present(.question)) == .changed)
        #expect(navigator.apply(.dismiss) == .changed)
        #expect(navigator.apply(.setDisabledTabs([.init(.bag, reason: "")])) == .changed)
        #expect(navigator.apply(.selectTab(.bag)) == .refused(.tabDisabled("bag", reason: "")))
        #expect(navigator.apply(.pop()) == .unchanged)
        #expect(world.asked.isEmpty)
        #expect(navigator.apply(.switchActivity(to: .brochures)) == .rejected(.unsaved))
        #expect(world.asked == [.root(.brochures)])
    }

    @Test func aGuardReceivesTheDestination() {
        let state = SampleState(
            .push(.page(1)), .push(.page(2), on: .tab(.bag)), .present(.sheet(3, 4)))
        let destinations: [(SampleOperation, Screen?)] = [
            (.route(.page(9), on: .tab(.bag)), .page(9)), (.push(.page(9), on: .tab(.bag)), .page(9)),
            (.replace([.page(7), .page(8)]), .page(8)), (.replace([]), .page(3)), (.pop(), .page(3)),
            (.popToRoot(on: .tab(.bag)), nil), (.dismiss, .page(1)), (.selectTab(.bag), .page(2)),
            (.switchActivity(to: .account), .root(.settings)), (.present(.cover(5, 6)), .page(6)),
            (.present(.hello), nil), (.setDisabledTabs([]), nil), (.restore(SampleState()), .root(.home)),
            (.setVisibleActivities([.brochures]), .root(.brochures)), (.back, .page(3)),
            (.setRoot(.page(9)), nil), (.all([.pop(), .setRoot(.page(9))]), .page(9)),
            (.all([.push(.page(9)), .push(.page(8))]), .page(8)), (.all([.push(.page(9)), .pop()]), nil),
            (.all([.push(.page(9), on: .tab(.orders)), .pop(on: .tab(.orders))]), nil),
            (.all([.push(.page(9)), .selectTab(.lost)]), nil),
        ]
        for (operation, destination) in destinations {
            let world = World()
            _ = SampleNavigator(state, guards: [world.signIn]).outcome(of: operation)
            #expect(world.asked == [destination].compactMap(\.self), "\(operation)")
        }
    }

    @Test func pendingNavigationResumesWhenItsReasonEnds() {
        let navigator = makeNavigator()
        navigator.apply(.route(.page(9), on: .tab(.bag)), source: .link)
        #expect(navigator.pending?.source == .link)
        #expect(navigator.state == SampleState())
        navigator.apply(.present(.sheet(1)))
        navigator.apply(.dismiss)
        #expect(navigator.reasonChanged(.unsavedChanges) == nil)
        #expect(navigator.reasonChanged(.signIn) == .waiting(.signIn), "it has not gone away")
        world.isSignedIn = true
        #expect(navigator.reasonChanged(.signIn) == .changed)
        #expect(navigator.pending == nil)
        #expect(navigator.state.tab == .bag)
        #expect(navigator.state.route == .page(9))
        #expect(navigator.reasonChanged(.signIn) == nil)
        #expect(recorder.events.last?.source == .link)
    }

    /// All guards run again on resume, so a different guard can reject the navigation.
    @Test func resumedNavigationCanBeRejected() {
        let navigator = makeNavigator()
        navigator.apply(.route(.page(9)))
        (world.isSignedIn, world.hasChanges) = (true, true)
        #expect(navigator.reasonChanged(.signIn) == .rejected(.unsaved))
        #expect(navigator.pending == nil)
    }

    @Test func aNewerPendingNavigationReplacesTheOlder() {
        let navigator = makeNavigator()
        navigator.apply(.route(.page(9)))
        navigator.apply(.route(.page(9), as: .root))
        #expect(navigator.pending?.operation == .route(.page(9), as: .root))
        #expect(recorder.outcomes == [.waiting(.signIn), .superseded, .waiting(.signIn)])
        #expect(recorder.events.map(\.operation)[1] == .route(.page(9)))
        navigator.dropPending()
        #expect(navigator.pending == nil)
        #expect(recorder.outcomes.last == .cancelled)
        navigator.dropPending()
        #expect(recorder.outcomes.count == 4)
    }

    @Test func aSubscriberMayNavigateWhenANavigationBeginsToWait() async throws {
        let navigator = makeNavigator()
        var second: Presentation<Int>?
        var isFirst = true
        let watching = navigator.objectWillChange.sink {
            MainActor.assumeIsolated {
                guard isFirst else { return }
                isFirst = false
                second = navigator.presentation(of: .page(9), as: .fullScreenCover)
            }
        }
        let first = navigator.presentation(of: .page(9))
        try #require(navigator.pending?.operation == .route(.page(9), as: .fullScreenCover))
        #expect(recorder.outcomes == [.waiting(.signIn), .superseded, .waiting(.signIn)])
        #expect(await first.result == nil)
        navigator.dropPending()
        #expect(try await #require(second).result == nil)
        watching.cancel()
    }

    /// The guards decided about the state before the subscriber's navigation.
    @Test func guardsAreAskedAgainAfterASubscriberNavigates() {
        let closed = SampleGuard("closed") { $0.destination == .page(1) ? .refuse(.unsavedChanges) : .allow }
        let navigator = SampleNavigator(
            .replace([.page(1), .page(2), .page(3)]), guards: [closed], observers: [recorder])
        var isFirst = true
        let watching = navigator.objectWillChange.sink {
            MainActor.assumeIsolated {
                guard isFirst else { return }
                isFirst = false
                navigator.apply(.pop())
            }
        }
        let rejection = NavigationOutcome.Rejection(guardName: "closed", reason: .unsavedChanges)
        #expect(navigator.apply(.pop()) == .rejected(rejection))
        #expect(navigator.state.stack(of: .home) == [.page(1), .page(2)])
        #expect(recorder.outcomes == [.changed, .rejected(rejection)])
        watching.cancel()
    }

    /// A guard may present an alert, which isn't guarded.
    @Test func guardsSeeTheStateThatAnotherGuardHasChanged() {
        let asked = Asked()
        let navigator = SampleNavigator(guards: [asked.presenting, asked.recording])
        asked.navigator = navigator
        #expect(navigator.apply(.route(.page(1))) == .changed)
        let alert = AlertState(title: "\(1)", message: "")
        #expect(asked.states == [SampleState(.present(.alert(alert)))])
        asked.isRestless = true
        #expect(navigator.apply(.route(.page(2))) == .superseded)
        #expect(navigator.state.route == .page(1))
    }

    @MainActor
    private final class Asked {
        weak var navigator: SampleNavigator?
        /// A Boolean value that indicates whether each question presents another alert.
        var isRestless = false
        private(set) var states: [SampleState] = []
        private var count = 0

        var presenting: SampleGuard {
            SampleGuard("presenting") { _ in
                self.count += 1
                guard self.isRestless || self.count == 1 else { return .allow }
                self.navigator?.apply(.present(.alert(AlertState(title: "\(self.count)", message: ""))))
                return .allow
            }
        }

        var recording: SampleGuard {
            SampleGuard("recording") { attempt in
                self.states.append(attempt.before)
                return .allow
            }
        }
    }

    @Test func resumeDoesNothingWhenTargetIsAlreadyShown() {
        let navigator = makeNavigator()
        navigator.apply(.route(.page(9)))
        navigator.travel(to: SampleState(.push(.page(9))))
        #expect(navigator.reasonChanged(.signIn) == .unchanged)
        #expect(navigator.pending == nil)
    }

    @Test func reasonsSayWhatTheyAre() {
        let reasons: [NavigationReason: String] = [
            .signIn: "sign-in", .unsavedChanges: "unsaved-changes",
            NavigationReason("feature-off", "brochures"): "feature-off (brochures)",
        ]
        for (reason, text) in reasons { #expect(reason.description == text) }
        let outcomes: [(SampleOutcome, String)] = [
            (.changed, "changed"), (.unchanged, "nothing to do"),
            (.refused(.tabUnknown("lost")), "refused. There is no tab lost."),
            (.rejected(.signIn), "refused. Guard 'sign-in': sign-in"),
            (.waiting(.signIn), "waiting. Guard 'sign-in': sign-in"), (.checking, "being checked"),
            (.superseded, "superseded"), (.cancelled, "cancelled"),
        ]
        for (outcome, text) in outcomes { #expect(outcome.description == text) }
    }
}
