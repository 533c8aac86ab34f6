public import FlowKit
import Model

extension ActivityConfig {
    /// The brochures, beside the shop.
    public static let brochures = ActivityConfig(id: .brochures, title: "Brochures", icon: "book", index: 1)
}
