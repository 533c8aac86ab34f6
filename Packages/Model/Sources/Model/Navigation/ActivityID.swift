public import FlowKit

/// The activities of the app, which the view models of all features name in their route configurations.
extension ActivityID {
    /// The shop activity.
    public static let shop: ActivityID = "shop"
    /// The brochures activity.
    public static let brochures: ActivityID = "brochures"
    /// The activity for companies.
    public static let purchasing: ActivityID = "purchasing"
}
