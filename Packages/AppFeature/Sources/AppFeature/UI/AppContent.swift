import FlowKit
import Model
import SharedUI

/// What the navigator's views show: the screens of the flows, and the names and badges of tabs and activities.
@MainActor
final class AppContent: NavigatorContent {
    /// The publisher of the view model, whose badges the tabs show.
    // This is safe: the publisher is thread-safe, and values are sent only on the main actor.
    nonisolated(unsafe) let objectWillChange: ObservableObjectPublisher
    private let viewModel: AppFeatureViewModel

    init(_ viewModel: AppFeatureViewModel) {
        self.viewModel = viewModel
        objectWillChange = viewModel.objectWillChange
    }

    func stack(at place: AppPlace) -> FlowStore.Stack? { viewModel.flows[place] }

    func tabLabel(_ tab: AppTab) -> some View {
        Label {
            Text(tab.title)
        } icon: {
            Image(systemName: tab.icon)
        }
    }

    func badge(of tab: AppTab) -> Int { viewModel.badge(of: tab) }

    func identifier(of tab: AppTab) -> String { "tab.\(tab.identifier)" }

    func activityLabel(_ activity: Activity) -> some View {
        Label {
            Text(activity.displayName)
        } icon: {
            Image(systemName: activity.icon)
        }
    }

    func switchPolicy(of activity: Activity) -> ActivitySwitchPolicy { activity.switchPolicy }

    func animation(of route: AppRoute) -> RouteAnimation { route.animation }

    func style(of activity: Activity) -> some ViewModifier { ActivityStyle(theme: activity.theme) }
}

/// The theme of an activity's screens.
private struct ActivityStyle: ViewModifier {
    let theme: Theme

    func body(content: Content) -> some View { content.theme(theme) }
}

extension FlowStore.Stack: StackContent {
    @ViewBuilder func screen(_ route: AppRoute, isRoot: Bool) -> some View {
        if isRoot {
            route.destination(flows).toolbar {
                if let bar = bar() { bar }
            }
        } else {
            route.destination(flows)
        }
    }

    var accessory: some View { UndoBar(undo) }
}

extension AppDialog {
    /// The dialog of a message of the shop over the screen.
    @MainActor
    init(_ message: InAppMessage, _ viewModel: AppFeatureViewModel) {
        self.init(AlertState(message)) { [weak viewModel] in viewModel?.answer(message, with: $0) }
    }
}
