public import Model

/// The current price of a product, with the list price if it is discounted.
public struct PriceLabel: View {
    private let price: Price

    public init(_ price: Price) {
        self.price = price
    }

    public var body: some View {
        // In some languages two prices are too long for a card.
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.s) { prices }
            VStack(alignment: .leading, spacing: 0) { prices }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
    }

    @ViewBuilder private var prices: some View {
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

    private var spoken: Text {
        price.isDiscounted
            ? Text("\(price.current, format: .money), was \(price.list, format: .money)")
            : Text(price.current, format: .money)
    }
}
