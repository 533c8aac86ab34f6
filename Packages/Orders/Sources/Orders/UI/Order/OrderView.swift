import FlowKit
import Loading
import Model
public import SharedUI

/// An order with its lines.
public struct OrderView<ViewModel: OrderViewModelProtocol>: View {
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
        .navigationTitle("Order \(viewModel.id.description)")
        .inlineNavigationTitle()
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let order):
            List {
                OrderSummary(order: order)
                ForEach(order.lines) { line in
                    OrderLineRow(line: line) { viewModel.open(line) }
                }
                if let details = order.details { OrderDetailsPrices(details: details) }
                OrderTotal(order: order)
                if let details = order.details { OrderDetailsTexts(details: details) }
                if viewModel.canOrderAgain {
                    ThemedButton("Order again", icon: .bag, isLoading: viewModel.isOrderingAgain, isWide: true) {
                        Task { await viewModel.orderAgain() }
                    }
                    .frame(maxWidth: MaximumWidth.form)
                    .accessibilityIdentifier("order.again.button")
                    .frame(maxWidth: .infinity)
                }
                if viewModel.canCancel {
                    Button("Cancel order", role: .destructive) { viewModel.cancelOrder() }
                        .buttonStyle(.borderless)
                        .frame(maxWidth: .infinity)
                        .accessibilityIdentifier("order.cancel.button")
                }
                if viewModel.hasReturnsPage {
                    DisclosureRow(ShopPage.returns.title, symbol: "arrow.uturn.backward") {
                        viewModel.openReturnsPage()
                    }
                    .accessibilityIdentifier("order.returns-page.row")
                }
            }
            .listStyle(.plain)
            .refreshable { await viewModel.refresh() }
        case .error(.unauthorized):
            ScrollView { SignedOutNotice(message: "Sign in to see your orders.") { viewModel.signIn() } }
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        }
    }
}
