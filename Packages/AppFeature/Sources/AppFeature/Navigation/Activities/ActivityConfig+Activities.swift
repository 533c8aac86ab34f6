import FlowKit
import Model

// The app sets the names and the order of the activities, because features don't know each other.
extension ActivityConfig {
    static let shop = ActivityConfig(id: .shop, title: "Shop", icon: "storefront", index: 0)
    static let brochures = ActivityConfig(id: .brochures, title: "Brochures", icon: "book", index: 1)
}
