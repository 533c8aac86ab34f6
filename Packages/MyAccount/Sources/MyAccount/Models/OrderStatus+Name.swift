import Model

extension OrderStatus {
    /// The display name of the status.
    var name: String {
        switch self {
        case .placed: "Placed"
        case .shipped: "On its way"
        case .delivered: "Delivered"
        case .cancelled: "Canceled"
        }
    }
}
