import Model
import SharedUI

/// When an order was placed, and how far it is.
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

/// What an order cost.
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
