import Model
import SharedUI

/// A line of an order.
struct OrderLineRow: View {
    let line: OrderLine
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            HStack(spacing: Spacing.m) {
                RemoteImage(line.thumbnail, label: "")
                    .scaledFrame(width: 64, height: 64)
                    .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    Text(line.title).fontWeight(.medium)
                    Text("\(line.quantity) × \(line.unitPrice, format: .money)")
                        .font(FontStyle.note)
                        .foregroundStyle(ThemedColor.secondaryText)
                }
                Spacer()
                if let total = line.total { Text(total, format: .money).fixedSize() }
            }
        }
        .accessibilityIdentifier("order.product-\(line.product).row")
    }
}
