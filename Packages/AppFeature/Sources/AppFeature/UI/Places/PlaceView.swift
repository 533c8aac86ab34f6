import FlowKit
import SharedUI

/// The view of a stack: its root and the screens above it.
struct PlaceView: View {
    let viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator
    let place: AppPlace
    /// The screens of a presentation, which are shown until it has moved away. The place is removed before that.
    @State private var last: Screens?

    var body: some View {
        let current = current
        if let (flow, stack) = current ?? last {
            PlaceStack(
                root: flow.root, router: stack.flows.router, flows: stack.flows, bar: bar,
                last: current == nil ? flow.stack : nil
            )
            .safeAreaInset(edge: .bottom, spacing: 0) { UndoBar(stack.undo) }
            .onChange(of: isRemovable ? current?.flow : nil, initial: true) {
                if isRemovable, let current { last = current }
            }
        }
    }

    private typealias Screens = (flow: FlowState<AppRoute>, stack: FlowStore.Stack)

    private var current: Screens? {
        guard let flow = coordinator.state[place], let stack = viewModel.flows[place] else { return nil }
        return (flow, stack)
    }

    private var isRemovable: Bool { if case .modal = place { true } else { false } }

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
    /// The screens above the root of a place that is removed, whose router has none.
    let last: [AppRoute]?

    var body: some View {
        // The path is a property's binding: SwiftUI has crashed with paths that are made of closures.
        NavigationStack(path: last.map { Binding.constant($0) } ?? $router.path) {
            root.destination(flows)
                .toolbar {
                    if let bar { bar }
                }
                .navigationDestination(for: AppRoute.self) { $0.destination(flows).appears(with: $0.animation) }
        }
    }
}
