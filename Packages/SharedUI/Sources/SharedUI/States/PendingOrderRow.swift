public import Model

/// A row for an unconfirmed order.
public struct PendingOrderRow: View {
    private let order: PendingOrder

    /// Creates a row.
    public init(_ order: PendingOrder) { self.order = order }

    public var body: some View {
        HStack(spacing: Spacing.m) {
            Icon.time.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text("Order of \(count) items").fontWeight(.medium)
                Text(state).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
            }
            Spacer()
            Text(order.draft.total, format: .money).font(FontStyle.price).fixedSize()
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("pending-order.row")
    }

    private var count: Int { order.draft.lines.reduce(0) { $0 + $1.quantity } }

    private var state: LocalizedStringResource {
        switch order.state {
        case .waiting: "Waiting to be sent"
        case .sent: "Sent, awaiting confirmation"
        case .failed: "Couldn't be sent"
        }
    }
}
