import FlowKit
import Model

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
