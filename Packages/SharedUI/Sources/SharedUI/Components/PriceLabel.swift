public import Model

/// The current price of a product, with the list price if it is discounted.
public struct PriceLabel: View {
    private let price: Price

    public init(_ price: Price) {
        self.price = price
    }

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.s) {
            Text(price.current, format: .money)
                .font(FontStyle.price)
                .foregroundStyle(price.isDiscounted ? ThemedColor.sale : ThemedColor.text)
            if price.isDiscounted {
                Text(price.list, format: .money)
                    .font(FontStyle.caption)
                    .strikethrough()
                    .foregroundStyle(ThemedColor.secondaryText)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
    }

    private var spoken: Text {
        price.isDiscounted
            ? Text("\(price.current, format: .money), was \(price.list, format: .money)")
            : Text(price.current, format: .money)
    }
}
