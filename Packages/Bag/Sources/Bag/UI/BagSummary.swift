import Model
import SharedUI

/// The totals of the bag, with and without discounts.
struct BagSummary: View {
    let bag: Bag

    var body: some View {
        VStack(spacing: Spacing.s) {
            Text("Summary").font(FontStyle.heading).accessibilityAddTraits(.isHeader)
            if let totals = bag.totals {
                row("Subtotal (\(count))", totals.list.formatted, identifier: "subtotal")
                if !totals.discount.isZero {
                    row("Discount", "-" + totals.discount.formatted, identifier: "discount")
                        .foregroundStyle(ThemedColor.sale)
                }
                Divider()
                row("Total", totals.total.formatted, identifier: "total").font(FontStyle.price)
            } else {
                Text(
                    "We can't calculate a total: the prices are in different currencies or too large. Order these items separately."
                )
                .foregroundStyle(ThemedColor.warning)
                .accessibilityIdentifier("bag.total.label")
            }
        }
        .padding(.vertical, Spacing.m)
    }

    private var count: String { bag.itemCount == 1 ? "1 item" : "\(bag.itemCount) items" }

    private func row(_ title: String, _ amount: String, identifier: String) -> some View {
        HStack {
            Text(title)
            Spacer()
            Text(amount).monospacedDigit()
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("bag.\(identifier).label")
    }
}
