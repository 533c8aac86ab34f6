import Model
import SharedUI

/// The notices above the bag: pending orders and conflicts.
struct BagNotices<ViewModel: BagViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        if !viewModel.conflicts.isEmpty || !viewModel.pendingOrders.isEmpty {
            VStack(alignment: .leading, spacing: Spacing.s) {
                ForEach(viewModel.conflicts) { conflict in
                    ConflictNotice(conflict) { Task { await viewModel.dismiss(conflict) } }
                }
                ForEach(viewModel.pendingOrders) { order in
                    RowButton {
                        viewModel.openOrders()
                    } label: {
                        PendingOrderRow(order)
                    }
                    .accessibilityIdentifier("bag.pending-order.button")
                }
            }
            .padding(.horizontal, Spacing.l)
            .padding(.vertical, Spacing.s)
        }
    }
}
