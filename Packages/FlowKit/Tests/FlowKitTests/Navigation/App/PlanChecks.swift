import FlowKit

extension SampleStep {
    var isDismissal: Bool { if case .dismiss = self { true } else { false } }
    var isPresentation: Bool { if case .present = self { true } else { false } }
    var isPush: Bool { if case .push = self { true } else { false } }
    var isRemoval: Bool {
        switch self {
        case .pop, .setRoot: true
        default: false
        }
    }
}

extension SampleState {
    /// How many steps there have to be at least, part by part: no step changes two of them.
    func leastSteps(to target: SampleState) -> Int {
        var count = [
            activity != target.activity, history != target.history, disabledTabs != target.disabledTabs,
            visibleActivities != target.visibleActivities,
        ].filter(\.self).count
        for (old, new) in zip(activities, target.activities) {
            if old.tab != new.tab { count += 1 }
            count += zip(old.tabs, new.tabs).map { $0.flow.leastSteps(to: $1.flow) }.reduce(0, +)
            count += old.modals.leastSteps(to: new.modals)
        }
        return count
    }
}

extension FlowState<Screen> {
    fileprivate func leastSteps(to target: FlowState) -> Int {
        if self == target { return 0 }
        if root != target.root { return target.stack.isEmpty ? 1 : 2 }
        return stack.starts(with: target.stack) || target.stack.starts(with: stack) ? 1 : 2
    }
}

extension [Modal<Screen>] {
    /// The best of all numbers of modals to keep.
    fileprivate func leastSteps(to target: [Modal<Screen>]) -> Int {
        (0...Swift.min(count, target.count)).compactMap { kept -> Int? in
            var steps = count - kept + target.count - kept
            for (old, new) in zip(prefix(kept), target) where old != new {
                guard let oldFlow = old.flow, let newFlow = new.flow, old.id == new.id,
                    old.content.style == new.content.style
                else { return nil }
                steps += oldFlow.leastSteps(to: newFlow)
            }
            return steps
        }.min() ?? 0
    }
}
