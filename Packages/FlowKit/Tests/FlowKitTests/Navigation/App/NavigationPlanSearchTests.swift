import FlowKit
import Testing

/// No other way from one state to another is shorter than the plan's: all shorter ones are tried.
@Suite struct NavigationPlanSearchTests {
    @Test(arguments: 0..<12 as Range<UInt64>)
    func noShorterWayLeadsToTheTarget(_ seed: UInt64) {
        var random = SplitMix64(state: seed)
        var searched = 0
        while searched < 12 {
            let old = random.smallState(SampleState(activity: .account), operations: 3)
            let new = random.smallState(
                Bool.random(using: &random) ? old : SampleState(activity: .account), operations: 3)
            let steps = old.steps(to: new)
            guard (2...4).contains(steps.count) else { continue }
            searched += 1
            if let depth = search(from: old, to: new, atMost: steps.count - 1) {
                Issue.record("\(depth) steps lead from \(old) to \(new); the plan has \(steps)")
            }
        }
    }

    /// The length of the shortest way, if it is that short: all states are visited, nearest first.
    private func search(from old: SampleState, to new: SampleState, atMost limit: Int) -> Int? {
        var seen: Set<SampleState> = [old]
        var frontier = [old]
        for depth in 1...limit {
            var next: [SampleState] = []
            for state in frontier {
                for step in possibleSteps(from: state, towards: new) {
                    var after = state
                    after.perform(step)
                    if after == new { return depth }
                    if depth < limit, seen.insert(after).inserted { next.append(after) }
                }
            }
            frontier = next
        }
        return nil
    }

    /// Every step that could be of use: whatever is put on or chosen is taken from the target.
    private func possibleSteps(from state: SampleState, towards new: SampleState) -> [SampleStep] {
        var steps: [SampleStep] = SampleNavigation.activities.map { .switchActivity(to: $0) }
        steps += [.setHistory(new.history), .setDisabledTabs(new.disabledTabs)]
        for (old, activity) in zip(state.activities, new.activities) {
            // What stays presented is not for the plan to take away.
            let staying = old.modals.staying(in: activity.modals).count
            steps += old.modals.dropFirst(staying).map { .dismiss($0.id) }
            steps += activity.tabs.map { .selectTab($0.tab) }
            steps += activity.modals.map { .present($0, over: activity.activity) }
            let places = activity.tabs.map { ($0.flow, SampleStep.Place.tab($0.tab)) }
            let modals = activity.modals.compactMap { modal in modal.flow.map { ($0, SampleStep.Place.modal(modal.id)) }
            }
            for (flow, place) in places + modals { steps += possibleSteps(at: place, towards: flow) }
        }
        return steps
    }

    private func possibleSteps(at place: SampleStep.Place, towards flow: FlowState<Screen>) -> [SampleStep] {
        var steps: [SampleStep] = [.pop(1, on: place), .pop(2, on: place), .pop(3, on: place)]
        steps.append(.setRoot(flow.root, on: place))
        for start in flow.stack.indices {
            for end in start..<flow.stack.endIndex { steps.append(.push(Array(flow.stack[start...end]), on: place)) }
        }
        return steps
    }
}

extension SplitMix64 {
    fileprivate mutating func smallState(_ start: SampleState, operations: Int) -> SampleState {
        var state = start
        for _ in 0..<operations { state.apply(sampleOperation()) }
        return state
    }
}
