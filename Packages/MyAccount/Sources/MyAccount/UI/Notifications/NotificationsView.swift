import FlowKit
import Loading
import Model
public import SharedUI

/// The user's notifications, latest first.
public struct NotificationsView<ViewModel: NotificationsViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.state.value == nil ? nil : viewModel.notice) {
            Task { await viewModel.refresh() }
        } content: {
            content
        }
        .navigationTitle("Notifications")
        .inlineNavigationTitle()
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let notifications) where notifications.isEmpty:
            ScrollView {
                EmptyStateView(
                    icon: .message, title: "No notifications yet",
                    message: "Order updates and news from the shop will appear here.")
            }
            .refreshable { await viewModel.refresh() }
        case .success(let notifications):
            List(notifications) { notification in
                NotificationRow(notification: notification) { Task { await viewModel.open(notification) } }
            }
            .listStyle(.plain)
            .refreshable { await viewModel.refresh() }
        case .error(.unauthorized):
            ScrollView {
                SignedOutNotice(message: "Sign in to see your notifications.") { viewModel.signIn() }
            }
        case .error(let error):
            ScrollView { ErrorView(error) { Task { await viewModel.refresh() } } }
        }
    }
}
