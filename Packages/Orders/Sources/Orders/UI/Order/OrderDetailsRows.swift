import Model
import SharedUI

/// The prices of an order's delivery and voucher.
struct OrderDetailsPrices: View {
    let details: OrderDetails

    var body: some View {
        VStack(spacing: Spacing.xs) {
            row(
                details.delivery.title,
                details.deliveryPrice.isZero ? "Free" : "\(details.deliveryPrice, format: .money)",
                identifier: "order.delivery.label")
            if let voucher = details.voucher {
                row(
                    "Voucher \(voucher.code)", "\(-voucher.discount, format: .money)",
                    identifier: "order.discount.label"
                )
                .foregroundStyle(ThemedColor.sale)
            }
        }
    }

    private func row(
        _ title: LocalizedStringResource, _ amount: LocalizedStringResource, identifier: String
    ) -> some View {
        HStack {
            Text(title)
            Spacer()
            Text(amount).fixedSize()
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(identifier)
    }
}

/// The address and the payment of an order.
struct OrderDetailsTexts: View {
    let details: OrderDetails

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            section("Deliver to", details.address.lines, identifier: "order.address.label")
            section("Pay with", [details.payment.kind.title], identifier: "order.payment.label")
        }
    }

    private func section(
        _ title: LocalizedStringKey, _ lines: [LocalizedStringResource], identifier: String
    ) -> some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            Text(title).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
            ForEach(Array(lines.enumerated()), id: \.offset) { Text($0.element) }
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(identifier)
    }
}
