import Model
import SharedUI

/// The date and status of an order.
struct OrderSummary: View {
    let order: Order

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            OrderStatusLabel(order.status)
                .fontWeight(.semibold)
                .accessibilityIdentifier("order.status.label")
            Text("Placed on \(order.placedAt, format: .day)")
                .font(FontStyle.note)
                .foregroundStyle(ThemedColor.secondaryText)
        }
    }
}

/// The total of an order.
struct OrderTotal: View {
    let order: Order

    var body: some View {
        LabeledContent {
            Text(order.total, format: .money).font(FontStyle.price).foregroundStyle(ThemedColor.text)
        } label: {
            Text("Total, \(order.itemCount) items").fontWeight(.semibold)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("order.total.label")
    }
}
