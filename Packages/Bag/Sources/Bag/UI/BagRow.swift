import Model
import SharedUI

/// A product in the bag with its quantity and total.
struct BagRow: View {
    let line: BagLine
    @Binding var quantity: Int
    let open: @MainActor () -> Void
    /// Moves the line to the saved items.
    let saveForLater: @MainActor () -> Void
    let remove: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            ProductRow(line.product, isBrief: true, identifier: identifier, open: open) {
                total
                    .font(FontStyle.price)
                    .accessibilityIdentifier("\(identifier).total.label")
            }
            BagLineQuantity(line: line, quantity: $quantity, identifier: identifier)
            HStack(spacing: Spacing.s) {
                ThemedButton("Save for later", style: .plain, action: saveForLater)
                    .accessibilityLabel("Save for later: \(line.product.title)")
                    .accessibilityIdentifier("\(identifier).save-for-later.button")
                Spacer()
                ThemedButton("Remove", style: .destructive, action: remove)
                    .accessibilityLabel("Remove \(line.product.title) from bag")
                    .accessibilityIdentifier("\(identifier).remove.button")
            }
        }
    }

    private var total: Text {
        line.total.map { Text($0, format: .money) } ?? Text("Total too large")
    }

    private var identifier: String { "bag.product-\(line.id)" }
}
