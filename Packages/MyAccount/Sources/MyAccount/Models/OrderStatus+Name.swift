import Model

extension OrderStatus {
    /// What a person calls it.
    var name: String {
        switch self {
        case .placed: "Placed"
        case .shipped: "On its way"
        case .delivered: "Delivered"
        case .cancelled: "Cancelled"
        }
    }
}
