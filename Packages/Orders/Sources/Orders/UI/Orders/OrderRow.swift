import Model
import SharedUI

/// An order in the list of orders.
struct OrderRow: View {
    let order: Order
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            HStack(spacing: Spacing.m) {
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    Text(order.placedAt, format: .day).fontWeight(.medium)
                    OrderStatusLabel(order.status)
                    Text("\(order.itemCount) items").font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
                }
                Spacer()
                Text(order.total, format: .money).font(FontStyle.price).fixedSize()
                Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            }
        }
        .accessibilityIdentifier("orders.order-\(order.id).row")
    }
}
