public import FlowKit

extension ActivityID {
    /// The brochures activity.
    public static let brochures: ActivityID = "brochures"
}
