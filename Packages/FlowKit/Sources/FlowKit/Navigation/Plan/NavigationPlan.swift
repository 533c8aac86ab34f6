/// The steps that a view layer takes from one state to another, in order.
///
/// 1. Dismiss, from the top down.
/// 2. Pop where nobody looks: stacks that are not in front now.
/// 3. Show and hide activities and tabs, switch the activity, choose tabs.
/// 4. Pop what was in front. If it is not any more, nobody looks now.
/// 5. Push.
/// 6. Present, from the bottom up; what is in front comes last.
///
/// Something presented stays if it is the same one (``Modal/id``) in the same place. So do the screens at the bottom that
/// two stacks share, also when the root under them changes. There are no more steps than are needed for that.
/// Performing them one after the other (``NavigationState/perform(_:)``) gives the target.
public struct NavigationPlan<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    public let steps: [NavigationStep<Schema>]

    /// O(*n*) in the length of both states.
    @inlinable
    public init(from old: NavigationState<Schema>, to new: NavigationState<Schema>) {
        var draft = PlanDraft(old, new)
        for index in old.activities.indices where new.activities.indices.contains(index) { draft.compare(at: index) }
        steps =
            draft.dismissals + draft.hiddenRemovals + Self.choices(from: old, to: new) + draft.selections
            + draft.visibleRemovals + draft.additions + draft.presentations + draft.frontPresentations
    }

    @inlinable
    static func choices(
        from old: NavigationState<Schema>, to new: NavigationState<Schema>
    ) -> [NavigationStep<Schema>] {
        var steps: [NavigationStep<Schema>] = []
        if old.visibleActivities != new.visibleActivities { steps.append(.setVisibleActivities(new.visibleActivities)) }
        if old.disabledTabs != new.disabledTabs { steps.append(.setDisabledTabs(new.disabledTabs)) }
        if old.activity != new.activity { steps.append(.switchActivity(to: new.activity)) }
        if old.history != new.history { steps.append(.setHistory(new.history)) }
        return steps
    }
}
