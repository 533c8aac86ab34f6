import FlowKit
import SharedUI

/// A stack of the app's: its root and the screens above it.
struct PlaceView: View {
    let viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator
    let place: AppPlace

    var body: some View {
        // What was presented may be gone while its view still is there.
        if let flow = coordinator.state[place] {
            PlaceStack(
                root: flow.root, router: coordinator.navigator.router(for: place), flows: viewModel.flows[place],
                bar: bar)
        }
    }

    /// Only a tab's root leads to other activities.
    private var bar: ActivityBar? {
        guard case .tab = place, coordinator.visibleActivities.count > 1 else { return nil }
        return ActivityBar(previous: coordinator.previousActivity) { [weak coordinator] in
            coordinator?.showActivities()
        } back: { [weak coordinator] in
            coordinator?.goBack()
        }
    }
}

/// The screens of a stack, which its router has.
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
                .navigationDestination(for: AppRoute.self) { $0.destination(flows) }
        }
    }
}
