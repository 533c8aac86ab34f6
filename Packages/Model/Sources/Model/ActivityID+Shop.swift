public import FlowKit

extension ActivityID {
    /// The shop activity.
    public static let shop: ActivityID = "shop"
}
