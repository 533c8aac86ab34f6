import FlowKit
import Loading
import Model
public import SharedUI

/// The list of gift cards.
public struct GiftCardsView<ViewModel: GiftCardsViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            VStack(spacing: 0) { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationTitle("Gift cards")
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let items) where items.isEmpty:
            EmptyStateView(
                icon: .star, title: "Nothing here yet", message: "Check back soon for new arrivals.",
                actionTitle: "Start shopping"
            ) { viewModel.startShopping() }
        case .success(let items):
            List(items) { item in
                Text(item.title).accessibilityIdentifier("gift-cards.gift-card-\(item.id).row")
            }
            .refreshable { await viewModel.refresh() }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }
}
