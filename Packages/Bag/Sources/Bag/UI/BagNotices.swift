import Model
import SharedUI

/// The notices above the bag: an outdated bag, conflicts, failed changes and pending orders.
struct BagNotices<ViewModel: BagViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        if hasNotices {
            VStack(alignment: .leading, spacing: Spacing.s) {
                if let notice = viewModel.notice { NoticeBanner(notice) { viewModel.retry() } }
                ForEach(viewModel.conflicts) { conflict in
                    ConflictNotice(conflict) { Task { await viewModel.dismiss(conflict) } }
                }
                ForEach(viewModel.failedChanges) { change in
                    FailedChangeNotice(change) {
                        Task { await viewModel.retry(change) }
                    } discard: {
                        Task { await viewModel.discard(change) }
                    }
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
            .padding(.vertical, Spacing.s)
        }
    }

    private var hasNotices: Bool {
        viewModel.notice != nil || !viewModel.conflicts.isEmpty || !viewModel.failedChanges.isEmpty
            || !viewModel.pendingOrders.isEmpty
    }
}
