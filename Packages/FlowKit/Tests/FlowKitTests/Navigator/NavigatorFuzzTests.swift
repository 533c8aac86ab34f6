import FlowKit
import TestSupport
import Testing

@MainActor
@Suite struct NavigatorFuzzTests {
    private static let places: [NavigationState<SampleNavigation>.Place] =
        SampleNavigation.Tab.allCases.map { .tab($0) } + (1...4).map { .modal($0) }

    /// Guards that allow everything change nothing, watchers are told when something changes and only then, and routers
    /// show what is there, whoever changes it.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func aNavigatorDoesWhatTheValueDoes(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var value = random.sampleState(after: 5)
        let recorder = Recorder()
        let keeper = NavigationJournal<SampleNavigation>.Recorder(capacity: 20) { 0 }
        let allow = (1...2).map { number in SampleGuard("allow \(number)") { _ in .allow } }
        let navigator = SampleNavigator(
            value, guards: seed.isMultiple(of: 3) ? [] : allow, middleware: [recorder, keeper])
        let routers = Self.places.map { navigator.router(for: $0) }
        var told = 0
        let watching = navigator.objectWillChange.sink { told += 1 }
        var past = [value]
        for _ in 0..<300 {
            let before = (state: navigator.state, told: told, seen: recorder.transitions.count)
            if Int.random(in: 0..<3, using: &random) == 0 {
                let router = routers.randomElement(using: &random)
                if let router { random.step(on: router) { .page(Int.random(in: 0..<3, using: &$0)) } }
                for transition in recorder.transitions[before.seen...] { value.apply(transition.operation) }
            } else {
                let operation = random.sampleOperation(restoring: past)
                let outcome = value.outcome(of: operation)
                if navigator.apply(operation) != outcome { Issue.record("\(operation) on \(value)") }
                value.apply(operation)
                let isTold = outcome == .changed
                if told - before.told != (isTold ? 1 : 0) {
                    Issue.record("\(operation): told \(told - before.told) times")
                }
            }
            if navigator.state != value { Issue.record("\(navigator.state) instead of \(value)") }
            if !navigator.state.violations().isEmpty { Issue.record("\(navigator.state.violations())") }
            for (place, router) in zip(Self.places, routers)
            where router.currentRoutes != value[place]?.stack ?? [] {
                Issue.record("the router of \(place) shows \(router.currentRoutes)")
            }
            if let first = recorder.transitions[before.seen...].first, first.before != before.state {
                Issue.record("\(first.operation) did not begin at \(before.state)")
            }
            past.append(value)
        }
        #expect(keeper.journal?.end == value)
        #expect(keeper.journal?.firstDivergence() == nil)
        watching.cancel()
    }
}
