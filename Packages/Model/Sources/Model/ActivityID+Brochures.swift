public import FlowKit

extension ActivityID {
    /// The brochures: leaf through, and open what is in them in the shop.
    public static let brochures: ActivityID = "brochures"
}
