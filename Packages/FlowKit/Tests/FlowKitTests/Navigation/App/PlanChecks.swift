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
        let rootSteps = root == target.root ? 0 : 1
        if stack == target.stack { return rootSteps }
        return rootSteps + (stack.starts(with: target.stack) || target.stack.starts(with: stack) ? 1 : 2)
    }
}

extension [Modal<Screen>] {
    /// What is the same one, come up in the same way, stays.
    func staying(in target: [Modal<Screen>]) -> [Modal<Screen>] {
        zip(self, target).prefix { old, new in
            old == new || old.id == new.id && old.flow != nil && old.content.style == new.content.style
        }.map(\.0)
    }

    fileprivate func leastSteps(to target: [Modal<Screen>]) -> Int {
        let kept = staying(in: target)
        var steps = count - kept.count + target.count - kept.count
        for (old, new) in zip(kept, target) {
            if let oldFlow = old.flow, let newFlow = new.flow { steps += oldFlow.leastSteps(to: newFlow) }
        }
        return steps
    }
}
