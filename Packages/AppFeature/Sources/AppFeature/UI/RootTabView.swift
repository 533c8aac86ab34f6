import FlowKit
import SharedUI

/// The tabs of an activity, each with its own stack.
struct RootTabView: View {
    @ObservedObject var viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator
    let activity: Activity

    var body: some View {
        TabView(selection: selection) {
            ForEach(AppTab.tabs(for: activity), id: \.self) { tab in
                PlaceView(viewModel: viewModel, coordinator: coordinator, place: .tab(tab))
                    .tabItem {
                        Label {
                            Text(tab.title)
                        } icon: {
                            Image(systemName: tab.icon)
                        }
                        .accessibilityIdentifier("tab.\(tab.identifier)")
                    }
                    .badge(viewModel.badge(of: tab))
                    .tag(tab)
            }
        }
    }

    /// The selection is also written when the user taps the selected tab, which pops to its root.
    private var selection: Binding<AppTab> {
        Binding {
            coordinator.state[activity]?.tab ?? activity.defaultTab
        } set: {
            coordinator.select($0)
        }
    }
}
