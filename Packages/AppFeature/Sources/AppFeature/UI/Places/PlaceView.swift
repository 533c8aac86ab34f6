import FlowKit
import SharedUI

/// The view of a stack: its root and the screens above it.
struct PlaceView: View {
    let viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator
    let place: AppPlace

    var body: some View {
        // A presentation may be dismissed before its view disappears.
        if let flow = coordinator.state[place], let stack = viewModel.flows[place] {
            PlaceStack(root: flow.root, router: stack.flows.router, flows: stack.flows, bar: bar)
                .safeAreaInset(edge: .bottom, spacing: 0) { UndoBar(stack.undo) }
        }
    }

    /// The toolbar, which only tab roots have.
    private var bar: ActivityBar? {
        guard case .tab = place, coordinator.visibleActivities.count > 1 else { return nil }
        return ActivityBar(
            activities: coordinator.visibleActivities, current: coordinator.currentActivity,
            previous: coordinator.previousActivity, isAtDefaultTab: coordinator.isAtDefaultTab
        ) { [weak coordinator] action in
            coordinator?.perform(action)
        }
    }
}

/// The screens of a stack.
private struct PlaceStack: View {
    let root: AppRoute
    @ObservedObject var router: Router<AppRoute>
    let flows: AppFlows
    let bar: ActivityBar?

    var body: some View {
        NavigationStack(path: $router.path) {
            root.destination(flows)
                .toolbar {
                    if let bar { bar }
                }
                .navigationDestination(for: AppRoute.self) { $0.destination(flows).appears(with: $0.animation) }
        }
    }
}
