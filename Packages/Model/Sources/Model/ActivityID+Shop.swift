public import FlowKit

extension ActivityID {
    /// The shop: browse, choose, buy.
    public static let shop: ActivityID = "shop"
}
