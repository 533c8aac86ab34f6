import FlowKit
import Loading
import Model
public import SharedUI

/// The items that the user has saved for later, newest first.
public struct SavedItemsView<ViewModel: SavedItemsViewModelProtocol>: View {
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
        .navigationTitle("Saved items")
        .inlineNavigationTitle()
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
                    icon: .bag, title: "No saved items",
                    message: "Items in your bag that you save for later will appear here.",
                    actionTitle: "Start shopping"
                ) { viewModel.startShopping() }
            }
        case .success(let items):
            List(items) { item in
                SavedItemRow(item: item) {
                    viewModel.open(item)
                } moveToBag: {
                    Task { await viewModel.moveToBag(item) }
                } remove: {
                    Task { await viewModel.remove(item) }
                }
                .swipeToRemove { Task { await viewModel.remove(item) } }
            }
            .listStyle(.plain)
            .animation(.default, value: items.map(\.id))
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        }
    }
}

/// A saved item with its quantity. An item that is sold out can't be moved to the bag.
struct SavedItemRow: View {
    let item: SavedItem
    let open: @MainActor () -> Void
    let moveToBag: @MainActor () -> Void
    let remove: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            ProductRow(item.product, identifier: identifier, open: open) {}
            Text("Quantity: \(item.quantity)").font(FontStyle.note)
            if let refusal = item.refusal {
                Text(refusal.text)
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.warning)
                    .accessibilityIdentifier("\(identifier).refusal.label")
            }
            HStack {
                ThemedButton("Move to bag", icon: .bag, style: .secondary, action: moveToBag)
                    .disabled(item.product.stockRule.isSoldOut)
                    .accessibilityLabel("Move to bag: \(item.product.title)")
                    .accessibilityIdentifier("\(identifier).move-to-bag.button")
                Spacer()
                ThemedButton("Remove", style: .destructive, action: remove)
                    .accessibilityLabel("Remove \(item.product.title) from saved items")
                    .accessibilityIdentifier("\(identifier).remove.button")
            }
        }
    }

    private var identifier: String { "saved-items.product-\(item.id)" }
}
