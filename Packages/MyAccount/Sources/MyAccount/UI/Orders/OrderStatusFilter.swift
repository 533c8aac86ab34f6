import Model
import SharedUI

/// A row of statuses. Tapping a status shows or hides its orders.
struct OrderStatusFilter: View {
    /// The chosen statuses.
    let statuses: Set<OrderStatus>
    let toggle: @MainActor (OrderStatus) -> Void

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.s) {
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
