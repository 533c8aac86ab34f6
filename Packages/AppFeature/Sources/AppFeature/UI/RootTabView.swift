import FlowKit
import SharedUI

/// The tabs of an activity, each with its own stack.
struct RootTabView: View {
    @ObservedObject var viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator
    let activity: Activity

    var body: some View {
        let selected = selected
        TabView(selection: selection) {
            ForEach(AppTab.tabs(for: activity), id: \.self) { tab in
                Tab(value: tab) {
                    PlaceView(viewModel: viewModel, coordinator: coordinator, place: .tab(tab))
                        .transformEnvironment(\.isCovered) { [selected] in if tab != selected { $0 = true } }
                } label: {
                    Label {
                        Text(tab.title)
                    } icon: {
                        Image(systemName: tab.icon)
                    }
                }
                .badge(viewModel.badge(of: tab))
                // Inside of a `tabItem`, it wouldn't reach the tab bar.
                .accessibilityIdentifier("tab.\(tab.identifier)")
            }
        }
    }

    private var selected: AppTab { coordinator.state[activity]?.tab ?? activity.defaultTab }

    private var selection: Binding<AppTab> {
        Binding {
            selected
        } set: {
            coordinator.choose($0)
        }
    }
}

extension AppCoordinator {
    /// Selects the tab that the tab bar has written. If the user tapped the selected tab, pops to its root.
    ///
    /// SwiftUI also writes the selection on its own, for a tab bar that the user can't reach too: behind a presentation, or in
    /// another activity. Such a write changes nothing.
    func choose(_ tab: AppTab) {
        if state.activity == AppNavigation.activity(of: tab), state.modals.isEmpty {
            select(tab)
        } else if state[AppNavigation.activity(of: tab)]?.tab != tab {
            // The tab bar reads the selection again.
            objectWillChange.send()
        }
    }
}
