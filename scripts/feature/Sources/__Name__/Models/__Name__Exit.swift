/// Destinations outside the feature.
public enum __Name__Exit: Hashable, Sendable {
    /// Opens the shop's products.
    case shop
}
