import FlowKit
import Loading
import Model
public import SharedUI

/// The user's orders, latest first.
public struct OrdersView<ViewModel: OrdersViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            content
        }
        .navigationTitle("Orders")
        .inlineNavigationTitle()
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let orders) where orders.isEmpty && viewModel.pending.isEmpty:
            ScrollView {
                EmptyStateView(
                    icon: .shipping, title: "No orders yet", message: "Your orders will appear here.",
                    actionTitle: "Start shopping"
                ) { viewModel.startShopping() }
            }
            .refreshable { await viewModel.refresh() }
        case .success(let orders):
            list(orders.filter { viewModel.shows($0.status) }, viewModel.shows(.placed) ? viewModel.pending : [])
        case .error(.unauthorized):
            ScrollView { SignedOutNotice(message: "Sign in to see your orders.") { viewModel.signIn() } }
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        }
    }

    private func list(_ orders: [Order], _ pending: [PendingOrder]) -> some View {
        List {
            OrderStatusFilter(statuses: viewModel.statuses) {
                viewModel.showAll()
            } toggle: {
                viewModel.toggle($0)
            }
            .listRowInsets(EdgeInsets())
            .listRowSeparator(.hidden)
            if orders.isEmpty && pending.isEmpty {
                EmptyStateView(
                    icon: .shipping, title: "No matching orders", message: "No order has one of these statuses.",
                    actionTitle: "Show all orders"
                ) { viewModel.showAll() }
                .listRowSeparator(.hidden)
            }
            ForEach(pending) { PendingOrderRow($0) }
            ForEach(orders) { order in
                OrderRow(order: order) { viewModel.open(order) }
            }
        }
        .listStyle(.plain)
        .refreshable { await viewModel.refresh() }
    }
}
