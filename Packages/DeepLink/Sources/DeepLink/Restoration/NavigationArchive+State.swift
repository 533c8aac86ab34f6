import FlowKit

/// From what was read to a state that is as good as any.
extension NavigationArchive {
    func state(of draft: Draft, over current: NavigationState<Schema>?) -> RestoredNavigation<Schema> {
        var draft = draft
        var state = beginning(as: current)
        var nextModal = (current ?? state).nextModalID
        for activity in draft.activities {
            for tab in activity.tabs {
                if let root = tab.root { state.perform(.setRoot(root.route, on: .tab(tab.tab))) }
                state.perform(.push(tab.stack.map(\.route), on: .tab(tab.tab)))
            }
            if let tab = activity.tab { choose(tab, of: activity.activity, &state, &draft) }
            for modal in activity.modals {
                guard let root = modal.screens.first else { continue }
                let flow = FlowState(root: root.route, stack: modal.screens.dropFirst().map(\.route))
                let content = ModalContent.flow(flow, as: modal.style)
                state.perform(.present(Modal(id: nextModal, content), over: activity.activity))
                nextModal = state.nextModalID
            }
        }
        if let activity = draft.activity, isVisible(activity, in: state, at: .archive, &draft) {
            state.perform(.switchActivity(to: activity))
        }
        var history: [Schema.Activity] = []
        for past in draft.history where isVisible(past, in: state, at: .history, &draft) {
            if past == state.activity || history.contains(past) {
                draft.drop(.history, .repeated)
            } else {
                history.append(past)
            }
        }
        state.perform(.setHistory(history))
        return RestoredNavigation(state: state, dropped: draft.dropped)
    }

    private func choose(
        _ tab: Schema.Tab, of activity: Schema.Activity, _ state: inout NavigationState<Schema>, _ draft: inout Draft
    ) {
        if let reason = state.disabledReason(of: tab) {
            draft.drop(.activity(activity.rawValue), .tabDisabled(tab.rawValue, reason: reason))
        } else {
            state.perform(.selectTab(tab))
        }
    }

    private func isVisible(
        _ activity: Schema.Activity, in state: NavigationState<Schema>, at location: Location, _ draft: inout Draft
    ) -> Bool {
        let isVisible = state.visibleActivities.contains(activity)
        if !isVisible { draft.drop(location, .activityHidden(activity.rawValue)) }
        return isVisible
    }

    /// Every tab at its root, with what a configuration has hidden and disabled.
    private func beginning(as current: NavigationState<Schema>?) -> NavigationState<Schema> {
        var state = NavigationState<Schema>(activity: beginning)
        if let current {
            state.apply(.setVisibleActivities(current.visibleActivities))
            state.apply(.setDisabledTabs(current.disabledTabs))
        }
        return state
    }
}
