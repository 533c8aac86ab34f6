import FlowKit
import SharedUI

/// The app's activities. The current one is visible; the others keep their state.
struct ActivitiesView: View {
    @ObservedObject var viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: selection) {
            ForEach(coordinator.visibleActivities, id: \.self) { activity in
                ModalLayer(
                    viewModel: viewModel, coordinator: coordinator, notices: viewModel.notices, activity: activity,
                    level: 0
                ) {
                    RootTabView(viewModel: viewModel, coordinator: coordinator, activity: activity)
                }
                // The tab bar is hidden, because the user switches activities in the switcher.
                .tabBarHidden()
                // On macOS, which can't hide it, the user can also switch activities in the tab bar.
                .tabItem {
                    Label {
                        Text(activity.displayName)
                    } icon: {
                        Image(systemName: activity.icon)
                    }
                }
                .tag(activity)
            }
        }
    }

    private var selection: Binding<Activity> {
        Binding {
            coordinator.currentActivity
        } set: {
            coordinator.switchActivity(to: $0)
        }
    }
}
