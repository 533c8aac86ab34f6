import FlowKit
import SharedUI

/// The app's activities, the current one on show. The others keep what is in them.
struct ActivitiesView: View {
    @ObservedObject var viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: selection) {
            ForEach(coordinator.visibleActivities, id: \.self) { activity in
                ModalLayer(viewModel: viewModel, coordinator: coordinator, activity: activity, level: 0) {
                    RootTabView(viewModel: viewModel, coordinator: coordinator, activity: activity)
                }
                // One switches between activities elsewhere: they have no bar.
                .tabBarHidden()
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
