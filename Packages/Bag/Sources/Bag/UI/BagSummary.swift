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
                row("Delivery", price(of: delivery, for: totals.total), identifier: "delivery")
                Divider()
                row("Total", Text(reduced.total, format: .money), identifier: "total").font(FontStyle.price)
                Text(
                    "Prices include tax. Arrives in \(delivery.days.lowerBound)–\(delivery.days.upperBound) working days."
                )
                .font(FontStyle.note)
                .foregroundStyle(ThemedColor.secondaryText)
                .accessibilityIdentifier("bag.delivery-note.label")
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

    /// The delivery with the lowest price. The user chooses one at checkout.
    private let delivery = DeliveryOption.standard

    private func price(of delivery: DeliveryOption, for subtotal: Money) -> Text {
        let price = delivery.price(for: subtotal)
        return price.isZero ? Text("Free") : Text("From \(price, format: .money)")
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
