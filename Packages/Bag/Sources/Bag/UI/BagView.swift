import FlowKit
import Loading
import Model
public import SharedUI

/// The bag's screen: the lines and the totals.
public struct BagView<ViewModel: BagViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        // The task belongs to the stack: it goes on when the content becomes another view.
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Bag")
            .alert($viewModel.alert)
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            belowNotices { LoadingView() }
        case .success(let bag):
            // The notices are rows: around a list they would keep the large title from collapsing.
            List {
                BagNotices(viewModel: viewModel)
                if bag.isEmpty { empty } else { lines(of: bag) }
            }
            .listStyle(.plain)
            .refreshable { await viewModel.refresh() }
            .animation(.default, value: bag.lines.map(\.id))
        case .error(let error):
            belowNotices { ErrorView(error) { viewModel.retry() } }
        }
    }

    @ViewBuilder private var empty: some View {
        EmptyStateView(
            icon: .bag, title: "Your bag is empty", message: "Items you add will appear here.",
            actionTitle: "Start shopping"
        ) { viewModel.startShopping() }
        .listRowSeparator(.hidden)
        savedItems
    }

    @ViewBuilder private func lines(of bag: Bag) -> some View {
        ForEach(bag.lines) { line in
            BagRow(line: line, quantity: quantity(of: line)) {
                viewModel.open(line)
            } saveForLater: {
                Task { await viewModel.saveForLater(line) }
            } remove: {
                Task { await viewModel.remove(line) }
            }
            .swipeToRemove { Task { await viewModel.remove(line) } }
        }
        savedItems
        voucher(of: bag)
        BagSummary(bag: bag, voucher: viewModel.voucher.voucher)
        CheckoutButton(bag: bag) { Task { await viewModel.checkOut() } }
    }

    @ViewBuilder private var savedItems: some View {
        if viewModel.savedItemCount > 0 {
            SavedItemsRow(count: viewModel.savedItemCount) { viewModel.openSavedItems() }
        }
    }

    @ViewBuilder private func voucher(of bag: Bag) -> some View {
        if let totals = bag.totals {
            let voucher = viewModel.voucher
            VoucherField(voucher, problem: totals.reduced(by: voucher.voucher).problem, name: "bag") {
                await viewModel.applyVoucher()
            } remove: {
                await viewModel.removeVoucher()
            }
        }
    }

    private func belowNotices<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        VStack(spacing: 0) {
            BagNotices(viewModel: viewModel).padding(.horizontal, Spacing.l)
            content()
        }
    }

    /// Returns a binding that reads the current quantity, not that of the rendered row, so that quick taps add up.
    private func quantity(of line: BagLine) -> Binding<Int> {
        Binding {
            viewModel.state.value?[line.id]?.quantity ?? line.quantity
        } set: {
            viewModel.setQuantity($0, of: line.id)
        }
    }
}

/// A row that opens the items that are saved for later.
struct SavedItemsRow: View {
    let count: Int
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            HStack(spacing: Spacing.m) {
                Text("Saved items (\(count))")
                Spacer()
                Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            }
        }
        .accessibilityIdentifier("bag.saved-items.row")
    }
}
