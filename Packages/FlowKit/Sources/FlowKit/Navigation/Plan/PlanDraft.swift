/// A plan in the making: its steps, sorted by when they are due.
@usableFromInline
struct PlanDraft<Schema: NavigationSchema> {
    @usableFromInline typealias Steps = [NavigationStep<Schema>]

    @usableFromInline let old: NavigationState<Schema>
    @usableFromInline let new: NavigationState<Schema>
    @usableFromInline var dismissals: Steps = []
    @usableFromInline var hiddenRemovals: Steps = []
    @usableFromInline var selections: Steps = []
    @usableFromInline var visibleRemovals: Steps = []
    @usableFromInline var additions: Steps = []
    @usableFromInline var presentations: Steps = []
    @usableFromInline var frontPresentations: Steps = []

    @inlinable
    init(_ old: NavigationState<Schema>, _ new: NavigationState<Schema>) {
        self.old = old
        self.new = new
    }

    @inlinable
    mutating func compare(at index: Int) {
        let from = old.activities[index]
        let to = new.activities[index]
        let isInFront = index == old.activityIndex
        for (oldTab, newTab) in zip(from.tabs, to.tabs) {
            let isVisible = isInFront && oldTab.tab == from.tab
            compare(oldTab.flow, newTab.flow, on: .tab(oldTab.tab), isVisible: isVisible)
        }
        if from.tab != to.tab { selections.append(.selectTab(to.tab)) }
        compareModals(from.modals, to.modals, at: index)
    }

    @inlinable
    mutating func compareModals(
        _ from: [Modal<Schema.Route>], _ to: [Modal<Schema.Route>], at index: Int
    ) {
        let kept = zip(from, to).prefix { $0.canBecome($1) }
        for (oldModal, newModal) in kept {
            guard let oldFlow = oldModal.flow, let newFlow = newModal.flow else { continue }
            compare(oldFlow, newFlow, on: .modal(oldModal.id), isVisible: index == old.activityIndex)
        }
        dismissals += from.dropFirst(kept.count).reversed().map { .dismiss($0.id) }
        let presented: Steps = to.dropFirst(kept.count).map { .present($0, over: new.activities[index].activity) }
        if index == new.activityIndex { frontPresentations += presented } else { presentations += presented }
    }

    @inlinable
    mutating func compare(
        _ from: FlowState<Schema.Route>, _ to: FlowState<Schema.Route>, on place: NavigationPlace<Schema>,
        isVisible: Bool
    ) {
        let difference = FlowDifference(from: from, to: to)
        if isVisible {
            visibleRemovals += difference.removal(on: place)
        } else {
            hiddenRemovals += difference.removal(on: place)
        }
        additions += difference.addition(on: place)
    }
}
