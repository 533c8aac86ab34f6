public import FlowKit

extension ActivityID {
    /// The shop activity.
    public static let shop: ActivityID = "shop"
}

extension ActivityID {
    /// The brochures activity.
    public static let brochures: ActivityID = "brochures"
}

extension ActivityID {
    /// The activity for companies.
    public static let purchasing: ActivityID = "purchasing"
}
