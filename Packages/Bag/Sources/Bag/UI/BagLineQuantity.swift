import Model
import SharedUI

/// The quantity of a line: a stepper if the quantity is available, otherwise the reason and the nearest available
/// quantity.
struct BagLineQuantity: View {
    let line: BagLine
    @Binding var quantity: Int
    let identifier: String

    var body: some View {
        if let refusal = line.refusal {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text("Quantity: \(line.quantity)").font(FontStyle.note)
                Text(refusal.text)
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.warning)
                    .accessibilityIdentifier("\(identifier).refusal.label")
                if let nearest = rule.nearest(to: line.quantity) {
                    ThemedButton("Change to \(nearest)", style: .secondary) { quantity = nearest }
                        .accessibilityLabel("Change quantity of \(line.product.title) to \(nearest)")
                        .accessibilityIdentifier("\(identifier).quantity.nearest.button")
                }
            }
        } else if let quantities = rule.quantities {
            Stepper(value: $quantity, in: quantities) {
                Text("Quantity: \(line.quantity)").font(FontStyle.note).monospacedDigit()
            }
            .accessibilityLabel("Quantity of \(line.product.title)")
            .accessibilityValue("\(line.quantity)")
            .accessibilityIdentifier("\(identifier).quantity.stepper")
        }
    }

    private var rule: StockRule { line.product.stockRule }
}
