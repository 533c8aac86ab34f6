import Model
import SharedUI

/// A row of statuses, after a chip for all orders. Tapping a status shows or hides its orders.
struct OrderStatusFilter: View {
    /// The chosen statuses. Without one, all orders are shown.
    let statuses: Set<OrderStatus>
    let showAll: @MainActor () -> Void
    let toggle: @MainActor (OrderStatus) -> Void

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.s) {
                ChoiceChip("All", isChosen: statuses.isEmpty, choose: showAll)
                    .accessibilityIdentifier("orders.status-all.chip")
                ForEach(OrderStatus.allCases, id: \.self) { status in
                    ChoiceChip(status.name, isChosen: statuses.contains(status)) { toggle(status) }
                        .accessibilityIdentifier("orders.status-\(status.rawValue).chip")
                }
            }
            .padding(.horizontal, Spacing.l)
            .padding(.vertical, Spacing.s)
        }
    }
}
