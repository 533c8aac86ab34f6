import Model
import SharedUI

/// The totals of the bag, with and without discounts.
struct BagSummary: View {
    let bag: Bag
    let voucher: Voucher?

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            Text("Summary").font(FontStyle.heading).accessibilityAddTraits(.isHeader)
            if let totals = bag.totals {
                row("Subtotal (\(bag.itemCount) items)", Text(totals.list, format: .money), identifier: "subtotal")
                if !totals.discount.isZero {
                    row("Discount", Text(-totals.discount, format: .money), color: .sale, identifier: "discount")
                }
                let reduced = totals.reduced(by: voucher)
                if let voucher = reduced.voucher {
                    row(
                        "Voucher \(voucher.code)", Text(-voucher.discount, format: .money), color: .sale,
                        identifier: "voucher")
                }
                Divider()
                row("Total", Text(reduced.total, format: .money), identifier: "total").font(FontStyle.price)
            } else {
                Text(
                    """
                    We can't calculate a total: the prices are in different currencies or too large. Order these items \
                    separately.
                    """
                )
                .foregroundStyle(ThemedColor.warning)
                .accessibilityIdentifier("bag.total.label")
            }
        }
        .padding(.vertical, Spacing.m)
    }

    private func row(
        _ title: LocalizedStringKey, _ amount: Text, color: ThemedColor = .text, identifier: String
    ) -> some View {
        LabeledContent(title) { amount.monospacedDigit().foregroundStyle(color) }
            .foregroundStyle(color)
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("bag.\(identifier).label")
    }
}
