import FlowKit
import FlowTestSupport
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
            value, guards: seed.isMultiple(of: 3) ? [] : allow, observers: [recorder, keeper])
        let routers = Self.places.map { navigator.router(for: $0) }
        var told = 0
        let watching = navigator.objectWillChange.sink { told += 1 }
        var past = [value]
        for _ in 0..<300 {
            let before = (state: navigator.state, told: told, seen: recorder.events.count)
            if Int.random(in: 0..<3, using: &random) == 0 {
                let router = routers.randomElement(using: &random)
                if let router { random.step(on: router) { .page(Int.random(in: 0..<3, using: &$0)) } }
                for event in recorder.events[before.seen...] { value.apply(event.operation) }
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
            where router.path != value[place]?.stack ?? [] {
                Issue.record("the router of \(place) shows \(router.path)")
            }
            if let first = recorder.events[before.seen...].first, first.before != before.state {
                Issue.record("\(first.operation) did not begin at \(before.state)")
            }
            past.append(value)
        }
        #expect(keeper.journal?.end == value)
        #expect(keeper.journal?.firstDivergence() == nil)
        watching.cancel()
    }

    /// Subscribers that navigate during a change show no screen that a guard refuses.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func noSubscriberGetsPastAGuard(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let closed = SampleGuard("closed") { $0.destination == .page(2) ? .refuse(.unsavedChanges) : .allow }
        let keeper = NavigationJournal<SampleNavigation>.Recorder { 0 }
        let navigator = SampleNavigator(guards: [closed], observers: [keeper])
        let routers = Self.places.map { navigator.router(for: $0) }
        var depth = 0
        let watching = navigator.objectWillChange.sink {
            MainActor.assumeIsolated {
                guard depth < 3, Bool.random(using: &random) else { return }
                depth += 1
                navigator.apply(random.sampleOperation())
                depth -= 1
            }
        }
        for _ in 0..<300 {
            navigator.apply(random.sampleOperation())
            #expect(navigator.state.route != .page(2))
            #expect(navigator.state.violations().isEmpty)
            for (place, router) in zip(Self.places, routers) {
                #expect(router.path == navigator.state[place]?.stack ?? [])
            }
        }
        #expect(keeper.journal?.end == navigator.state)
        #expect(keeper.journal?.firstDivergence() == nil)
        watching.cancel()
    }

    /// A feature's steps show the same alone, in a tab, in a sheet, and through a scope.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func stepsHaveTheSameEffectAloneAndInAnApp(_ seed: UInt64) {
        let inTab = SampleNavigator(.selectTab(.bag))
        let inSheet = SampleNavigator(.present(.sheet(9)))
        let scoped = SampleNavigator(.selectTab(.bag))
        let routers = [
            Router<Screen>(), inTab.router(for: .tab(.bag)), inSheet.router(for: .modal(1)),
            scoped.router(for: .tab(.bag)).scope(embed: { $0 }, extract: { $0 }),
        ]
        var randoms = routers.map { _ in SplitMix64(seed: seed) }
        for _ in 0..<200 {
            for (index, router) in routers.enumerated() {
                randoms[index].step(on: router) { .page(Int.random(in: 0..<3, using: &$0)) }
            }
            for router in routers.dropFirst() {
                #expect(router.path == routers[0].path)
                #expect(router.sheet == routers[0].sheet && router.fullScreenCover == routers[0].fullScreenCover)
            }
        }
    }
}
