import FlowKit
import Testing

@Suite struct RouteConfigTests {
    @Test func omittedOptionsUseDefaults() {
        let config = RouteConfig(activity: "shop", path: "/products/:id")
        #expect(config.tab == nil)
        #expect(!config.requiresAuth)
        #expect(config.permission == nil)
        #expect(config.transition == .push)
        #expect(!config.isDebugOnly)
    }

    @Test func anActivityIsItsConfig() {
        let config = ActivityConfig(id: "shop", title: "Shop", icon: "storefront", index: 0)
        #expect(config.id == ActivityID(rawValue: "shop"))
        #expect(config != ActivityConfig(id: "shop", title: "Shop", icon: "storefront", index: 1))
    }
}
