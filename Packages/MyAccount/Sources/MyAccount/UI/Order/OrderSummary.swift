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
            Text("Placed on \(order.day)").font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
        }
    }
}

/// The total of an order.
struct OrderTotal: View {
    let order: Order

    var body: some View {
        HStack {
            Text("Total, \(order.pieces)").fontWeight(.semibold)
            Spacer()
            Text(order.total.formatted).font(FontStyle.price)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("order.total.label")
    }
}
