import FlowKit
import SharedUI

/// The tabs of an activity, each with a stack of its own.
struct RootTabView: View {
    @ObservedObject var viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator
    let activity: Activity

    var body: some View {
        TabView(selection: selection) {
            ForEach(Tab.tabs(for: activity), id: \.self) { tab in
                PlaceView(viewModel: viewModel, coordinator: coordinator, place: .tab(tab))
                    .tabItem {
                        Label(tab.title, systemImage: tab.icon)
                            .accessibilityIdentifier("tab.\(tab.identifier)")
                    }
                    .badge(viewModel.badge(of: tab))
                    .tag(tab)
            }
        }
    }

    /// A tab view writes its selection also when the tab is on show already: that is the tap that goes to the root.
    private var selection: Binding<Tab> {
        Binding {
            coordinator.state[activity]?.tab ?? activity.defaultTab
        } set: {
            coordinator.select($0)
        }
    }
}
