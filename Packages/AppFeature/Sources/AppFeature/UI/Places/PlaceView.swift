import FlowKit
import SharedUI

/// The view of a stack: its root and the screens above it.
struct PlaceView: View {
    let viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator
    let place: AppPlace

    var body: some View {
        // A presentation may be dismissed before its view disappears.
        if let flow = coordinator.state[place], let flows = viewModel.flows[place] {
            PlaceStack(root: flow.root, router: flows.router, flows: flows, bar: bar)
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
                .navigationDestination(for: AppRoute.self) { $0.destination(flows) }
        }
    }
}

/// The toolbar of a tab's root if there are several activities: a button for the previous activity, and a menu of all
/// activities with the current one marked.
struct ActivityBar: ToolbarContent {
    /// The actions of the toolbar.
    enum Action: Hashable {
        case back
        case switchActivity(Activity)
        case returnToDefaultTab
        /// Presents the activity switcher.
        case showAll
    }

    let activities: [Activity]
    let current: Activity
    /// The previous activity.
    let previous: Activity?
    let isAtDefaultTab: Bool
    let perform: @MainActor (Action) -> Void

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .leadingBar) {
            if let previous {
                Button {
                    perform(.back)
                } label: {
                    Label("Back to \(Text(previous.displayName))", systemImage: Icon.back.systemName)
                }
                .labelStyle(.iconOnly)
                .accessibilityIdentifier("activities.back.button")
            }
            Menu {
                ForEach(activities, id: \.self) { row(of: $0) }
                if !isAtDefaultTab {
                    Button {
                        perform(.returnToDefaultTab)
                    } label: {
                        Label("Return to \(Text(current.defaultTab.title))", systemImage: "arrow.uturn.backward")
                    }
                    .accessibilityIdentifier("activities.default-tab.button")
                }
                Button("All activities", systemImage: "rectangle.stack") { perform(.showAll) }
                    .accessibilityIdentifier("activities.button")
            } label: {
                Label("Activities", systemImage: "rectangle.stack").labelStyle(.iconOnly)
            }
            .accessibilityIdentifier("activities.menu")
        }
    }

    private func row(of activity: Activity) -> some View {
        Button {
            perform(.switchActivity(activity))
        } label: {
            Label {
                Text(activity.displayName)
            } icon: {
                Image(systemName: activity == current ? "checkmark" : activity.icon)
            }
        }
        .accessibilityAddTraits(activity == current ? .isSelected : [])
        .accessibilityIdentifier("activities.menu.\(activity.rawValue).button")
    }
}

extension AppCoordinator {
    fileprivate func perform(_ action: ActivityBar.Action) {
        switch action {
        case .back: goBack()
        case .switchActivity(let activity): switchActivity(to: activity)
        case .returnToDefaultTab: returnToDefaultTab()
        case .showAll: showActivities()
        }
    }
}
