import Model
import SharedUI

/// A product in the bag with its quantity and total.
struct BagRow: View {
    let line: BagLine
    @Binding var quantity: Int
    let open: @MainActor () -> Void
    let remove: @MainActor () -> Void
    /// Moves the line to the saved items. `nil` if it can't be saved.
    let saveForLater: (@MainActor () -> Void)?

    init(
        line: BagLine, quantity: Binding<Int>, saveForLater: (@MainActor () -> Void)? = nil,
        open: @escaping @MainActor () -> Void, remove: @escaping @MainActor () -> Void
    ) {
        self.line = line
        _quantity = quantity
        self.open = open
        self.remove = remove
        self.saveForLater = saveForLater
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            ProductRow(line.product, isBrief: true, identifier: identifier, open: open) {
                total
                    .font(FontStyle.price)
                    .accessibilityIdentifier("\(identifier).total.label")
            }
            BagLineQuantity(line: line, quantity: $quantity, identifier: identifier)
            HStack(spacing: Spacing.s) {
                if let saveForLater {
                    ThemedButton("Save for later", style: .plain, action: saveForLater)
                        .accessibilityLabel("Save for later: \(line.product.title)")
                        .accessibilityIdentifier("\(identifier).save-for-later.button")
                }
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
