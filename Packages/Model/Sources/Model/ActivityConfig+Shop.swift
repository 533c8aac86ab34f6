public import FlowKit

extension ActivityConfig {
    /// The shop comes first.
    public static let shop = ActivityConfig(id: .shop, title: "Shop", icon: "storefront", index: 0)
}
