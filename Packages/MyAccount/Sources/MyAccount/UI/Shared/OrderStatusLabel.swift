import Model
import SharedUI

/// How far an order is.
struct OrderStatusLabel: View {
    private let status: OrderStatus

    init(_ status: OrderStatus) {
        self.status = status
    }

    var body: some View {
        Text(status.name).font(FontStyle.note).foregroundStyle(color)
    }

    private var color: Color {
        switch status {
        case .placed, .shipped: ThemedColor.text
        case .delivered: ThemedColor.positive
        case .cancelled: ThemedColor.secondaryText
        }
    }
}
