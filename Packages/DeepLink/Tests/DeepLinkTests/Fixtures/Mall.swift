import DeepLink
import FlowKit

/// An app of two activities, with screens of every kind.
enum Mall: RouteSchema {
    enum Activity: String, CaseIterable, Codable, Sendable {
        case shop, account
    }

    enum Tab: String, CaseIterable, Codable, Sendable {
        case home, bag, orders, settings
    }

    enum Route: Hashable, Codable, Sendable {
        case home, bag, orders, settings
        case product(Int)
        case search(text: String?)
        case order(Int)
        /// Comes up as a sheet.
        case signIn
        /// Comes up over everything.
        case photo(Int)
    }

    static var activities: [Activity] { Activity.allCases }

    static func tabs(of activity: Activity) -> [Tab] { activity == .shop ? [.home, .bag] : [.orders, .settings] }

    static func activity(of tab: Tab) -> Activity { tab == .home || tab == .bag ? .shop : .account }

    static func defaultTab(of activity: Activity) -> Tab { activity == .shop ? .home : .settings }

    static func root(of tab: Tab) -> Route {
        switch tab {
        case .home: .home
        case .bag: .bag
        case .orders: .orders
        case .settings: .settings
        }
    }

    static func tab(of route: Route) -> Tab? { Tab.allCases.first { root(of: $0) == route } }

    static func activity(of route: Route) -> Activity {
        switch route {
        case .home, .bag, .product, .search, .photo: .shop
        case .orders, .order, .settings, .signIn: .account
        }
    }

    static func transition(of route: Route) -> NavigationType {
        switch route {
        case .signIn: .sheet
        case .photo: .fullScreenCover
        default: .push
        }
    }

    static func requiresAuth(_ route: Route) -> Bool {
        switch route {
        case .orders, .order: true
        default: false
        }
    }
}

typealias MallState = NavigationState<Mall>
typealias MallPlan = InboundPlan<Mall>
typealias MallScreen = Mall.Route

extension MallState {
    /// The shop, after some operations.
    init(_ operations: NavigationOperation<Mall>...) {
        self.init(activity: .shop)
        for operation in operations { apply(operation) }
    }
}
