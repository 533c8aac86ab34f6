import FlowKit
import Model

// What the app's activities are called, and their order: the app's own business, as a feature does not know the others.
extension ActivityConfig {
    static let shop = ActivityConfig(id: .shop, title: "Shop", icon: "storefront", index: 0)
    static let brochures = ActivityConfig(id: .brochures, title: "Brochures", icon: "book", index: 1)
}
