import FlowKit
import SharedUI

/// The tabs of the activity on show, each with a stack of its own.
struct RootTabView: View {
    @ObservedObject var viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: selection) {
            ForEach(Tab.tabs(for: coordinator.currentActivity), id: \.self) { tab in
                TabRootView(
                    root: coordinator.root(of: tab), router: coordinator.router(for: tab),
                    flows: viewModel.flows(of: tab)
                )
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
            coordinator.currentTab
        } set: {
            coordinator.select($0)
        }
    }
}
