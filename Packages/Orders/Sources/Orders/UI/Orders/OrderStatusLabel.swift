import FlowKit
import Model
import SharedUI

/// The status of an order.
struct OrderStatusLabel: View {
    private let status: OrderStatus

    init(_ status: OrderStatus) {
        self.status = status
    }

    var body: some View {
        Text(status.name).font(FontStyle.note).foregroundStyle(color)
    }

    private var color: ThemedColor {
        switch status {
        case .placed, .shipped: .text
        case .delivered: .positive
        case .cancelled, .unknown: .secondaryText
        }
    }
}

extension OrderStatus {
    /// The display name of the status.
    var name: LocalizedStringResource {
        switch self {
        case .placed: "Placed"
        case .shipped: "On its way"
        case .delivered: "Delivered"
        case .cancelled: "Canceled"
        case .unknown: "Status unknown"
        }
    }
}
