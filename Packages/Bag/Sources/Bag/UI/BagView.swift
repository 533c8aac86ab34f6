import FlowKit
import Model
public import SharedUI

/// What is to be bought, and what it costs.
public struct BagView<ViewModel: BagViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) {
            BagNotices(viewModel: viewModel)
            content
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Bag")
        .safeAreaInset(edge: .bottom) { UndoBar(viewModel.undo) }
        .alert($viewModel.alert)
        .task(id: viewModel.attempt) { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView("Loading")
        case .success(let bag) where bag.isEmpty:
            EmptyStateView(
                icon: .bag, title: "Your bag is empty", message: "What you want to buy is kept here.",
                actionTitle: "Start shopping"
            ) { viewModel.startShopping() }
        case .success(let bag):
            List {
                ForEach(bag.lines) { line in
                    BagRow(line: line, quantity: quantity(of: line)) {
                        viewModel.open(line)
                    } remove: {
                        Task { await viewModel.remove(line) }
                    }
                }
                BagSummary(bag: bag)
                if viewModel.canOrder {
                    PlaceOrderButton(bag: bag, isOrdering: viewModel.isOrdering) { viewModel.placeOrder() }
                }
            }
            .listStyle(.plain)
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }

    /// Reads the quantity as it is now, not as it was when the row was drawn: the next of two quick taps counts on.
    private func quantity(of line: BagLine) -> Binding<Int> {
        Binding {
            viewModel.state.value?[line.id]?.quantity ?? line.quantity
        } set: {
            viewModel.setQuantity($0, of: line.id)
        }
    }
}
