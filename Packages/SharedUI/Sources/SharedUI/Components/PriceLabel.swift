public import Model

/// The current price of a product, with the list price if it is discounted.
public struct PriceLabel: View {
    private let price: Price

    public init(_ price: Price) {
        self.price = price
    }

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.s) {
            Text(price.current.formatted)
                .font(FontStyle.price)
                .foregroundStyle(price.isDiscounted ? ThemedColor.sale : ThemedColor.text)
            if price.isDiscounted {
                Text(price.list.formatted)
                    .font(FontStyle.caption)
                    .strikethrough()
                    .foregroundStyle(ThemedColor.secondaryText)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
    }

    private var spoken: String {
        price.isDiscounted
            ? "\(price.current.formatted), was \(price.list.formatted)" : price.current.formatted
    }
}
