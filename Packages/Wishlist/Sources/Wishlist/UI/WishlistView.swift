import FlowKit
import Loading
import Model
public import SharedUI

/// The wishlist's items, newest first.
public struct WishlistView<ViewModel: WishlistViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        // The task belongs to the container: it goes on when the content becomes another view.
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            VStack(spacing: 0) { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationTitle("Wishlist")
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let items) where items.isEmpty:
            ScrollView {
                EmptyStateView(
                    icon: .wishlist, title: "Your wishlist is empty",
                    message: "Tap the heart on a product to save it here.", actionTitle: "Start shopping"
                ) { viewModel.startShopping() }
            }
            .refreshable { await viewModel.refresh() }
        case .success(let items):
            List(items) { item in
                WishlistRow(item: item) {
                    viewModel.open(item)
                } moveToBag: {
                    Task { await viewModel.moveToBag(item) }
                } remove: {
                    Task { await viewModel.remove(item) }
                }
                .swipeToRemove { Task { await viewModel.remove(item) } }
            }
            .listStyle(.plain)
            .refreshable { await viewModel.refresh() }
            .animation(.default, value: items.map(\.id))
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }
}
