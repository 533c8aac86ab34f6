import FlowKit
import Loading
import Model
import SharedUI

/// A line of a quick order: the product with its quantity and total, or what is wrong with its number.
struct QuickOrderRow: View {
    let line: QuickOrderLine
    @Binding var quantity: Int
    let open: @MainActor () -> Void
    let remove: @MainActor () -> Void
    let retry: @MainActor () -> Void

    init(
        line: QuickOrderLine, quantity: Binding<Int>, open: @escaping @MainActor () -> Void,
        remove: @escaping @MainActor () -> Void, retry: @escaping @MainActor () -> Void
    ) {
        self.line = line
        _quantity = quantity
        self.open = open
        self.remove = remove
        self.retry = retry
    }

    var body: some View {
        switch line.product {
        case .loading:
            ProgressView("Product \(line.id.description)")
        case .success(let product):
            VStack(alignment: .leading, spacing: Spacing.s) {
                ProductRow(product, identifier: identifier, open: open) {
                    VStack(alignment: .trailing, spacing: Spacing.s) {
                        total.font(FontStyle.price)
                        removeButton("Remove \(product.title)")
                    }
                }
                quantity(of: product)
            }
        case .error(let error):
            HStack(spacing: Spacing.m) {
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    Text("Product \(line.id.description)").fontWeight(.medium)
                    Text(problem(error)).font(FontStyle.note).foregroundStyle(ThemedColor.sale)
                }
                .accessibilityElement(children: .combine)
                Spacer()
                if error.isTransient {
                    Button("Try again", action: retry)
                        .buttonStyle(.borderless)
                        .fixedSize()
                        .accessibilityIdentifier("\(identifier).retry.button")
                }
                removeButton("Remove product \(line.id.description)")
            }
        }
    }

    @ViewBuilder private func quantity(of product: ProductSummary) -> some View {
        let rule = product.stockRule
        if let refusal = rule.refusal(of: line.quantity) {
            Text(refusal.text)
                .font(FontStyle.note)
                .foregroundStyle(ThemedColor.sale)
                .accessibilityIdentifier("\(identifier).refusal.label")
        }
        if let quantities = rule.quantities {
            Stepper(value: $quantity, in: quantities) {
                Text("Quantity: \(line.quantity)").font(FontStyle.note).monospacedDigit()
            }
            .accessibilityLabel("Quantity of \(product.title)")
            .accessibilityValue("\(line.quantity)")
            .accessibilityIdentifier("\(identifier).quantity.stepper")
        }
    }

    private var total: Text {
        line.bagLine?.total.map { Text($0, format: .money) } ?? Text("Total too large")
    }

    private func removeButton(_ label: LocalizedStringKey) -> some View {
        Button("Remove", role: .destructive, action: remove)
            .buttonStyle(.borderless)
            .accessibilityLabel(label)
            .accessibilityIdentifier("\(identifier).remove.button")
    }

    private func problem(_ error: ServiceError) -> LocalizedStringResource {
        if case .notFound = error { "There is no product with this number." } else { ErrorCopy(error).message }
    }

    private var identifier: String { "quick-order.product-\(line.id)" }
}
