import DeepLink
import FlowKit

/// The screens of an app of two activities with five tabs each.
enum SampleScreen: Hashable, Codable, Sendable {
    case root(Int)
    case product(Int)
    case category(String)
    case reviews(Int, order: String)

    /// Many different ones, as a stack holds them.
    static func numbered(_ number: Int) -> SampleScreen {
        switch number % 3 {
        case 0: .product(number)
        case 1: .category("category-\(number)")
        default: .reviews(number, order: "newest-\(number)")
        }
    }
}

enum SampleScreens: RouteSchema {
    enum Activity: String, CaseIterable, Codable, Sendable {
        case shop, account
    }

    enum Tab: String, CaseIterable, Codable, Sendable {
        case shop0, shop1, shop2, shop3, shop4
        case account0, account1, account2, account3, account4

        var index: Int { Tab.allCases.firstIndex(of: self) ?? 0 }
    }

    static var activities: [Activity] { Activity.allCases }
    static func tabs(of activity: Activity) -> [Tab] {
        Tab.allCases.filter { Self.activity(of: $0) == activity }
    }
    static func activity(of tab: Tab) -> Activity { tab.index < 5 ? .shop : .account }
    static func defaultTab(of activity: Activity) -> Tab { activity == .shop ? .shop0 : .account0 }
    static func root(of tab: Tab) -> SampleScreen { .root(tab.index) }
    static func tab(of route: SampleScreen) -> Tab? {
        if case .root(let index) = route, Tab.allCases.indices.contains(index) { Tab.allCases[index] } else { nil }
    }
    static func activity(of route: SampleScreen) -> Activity { tab(of: route).map { activity(of: $0) } ?? .shop }
    static func transition(of route: SampleScreen) -> NavigationType { .push }
    static func requiresAuth(_ route: SampleScreen) -> Bool { false }

    /// The links of all screens, as generated code makes them.
    static func router() throws -> URLRouter<SampleScreen> {
        let entries = [
            LinkEntry<SampleScreen>("/tabs/:index") { values throws(DeepLinkRefusal) in
                .root(try values.value(0, .text))
            } print: { route, link in
                guard case .root(let index) = route else { return false }
                link.write(index, .text)
                return true
            },
            LinkEntry<SampleScreen>("/products/:id") { values throws(DeepLinkRefusal) in
                .product(try values.value(0, .text))
            } print: { route, link in
                guard case .product(let id) = route else { return false }
                link.write(id, .text)
                return true
            },
            LinkEntry<SampleScreen>("/categories/:name") { values throws(DeepLinkRefusal) in
                .category(try values.value(0, .text))
            } print: { route, link in
                guard case .category(let name) = route else { return false }
                link.write(name, .text)
                return true
            },
            LinkEntry<SampleScreen>("/products/:id/reviews/:order") { values throws(DeepLinkRefusal) in
                .reviews(try values.value(0, .text), order: try values.value(1, .text))
            } print: { route, link in
                guard case .reviews(let id, let order) = route else { return false }
                link.write(id, .text)
                link.write(order, .text)
                return true
            },
        ]
        let table = try LinkTable(entries) { route in
            switch route {
            case .root: 0
            case .product: 1
            case .category: 2
            case .reviews: 3
            }
        }
        return URLRouter(table, policy: LinkPolicy(schemes: ["shop"], hosts: ["shop.example"]))
    }
}

extension NavigationState<SampleScreens> {
    /// So many screens in each tab.
    init(depth: Int) {
        self.init(activity: .shop)
        for tab in SampleScreens.Tab.allCases {
            apply(.replace((0..<depth).map { .numbered(100 * tab.index + $0) }, on: .tab(tab)))
        }
    }
}
