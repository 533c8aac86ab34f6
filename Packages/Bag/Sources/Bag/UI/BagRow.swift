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
            ProductRow(line.product, identifier: identifier, open: open) {
                VStack(alignment: .trailing, spacing: Spacing.s) {
                    total
                        .font(FontStyle.price)
                        .accessibilityIdentifier("\(identifier).total.label")
                    ThemedButton("Remove", style: .destructive, action: remove)
                        .accessibilityLabel("Remove \(line.product.title) from bag")
                        .accessibilityIdentifier("\(identifier).remove.button")
                }
            }
            BagLineQuantity(line: line, quantity: $quantity, identifier: identifier)
            if let saveForLater {
                ThemedButton("Save for later", style: .plain, action: saveForLater)
                    .accessibilityLabel("Save for later: \(line.product.title)")
                    .accessibilityIdentifier("\(identifier).save-for-later.button")
            }
        }
    }

    private var total: Text {
        line.total.map { Text($0, format: .money) } ?? Text("Total too large")
    }

    private var identifier: String { "bag.product-\(line.id)" }
}
