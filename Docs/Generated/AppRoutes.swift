// Made by route-generator of what the view models declare. A change here is lost when it is made again.

#if hasFeature(InternalImportsByDefault)
    public import ActivitySwitcher
    public import Bag
    public import Brochures
    public import DeepLink
    public import FlowKit
    public import Home
    public import MyAccount
    public import ProductDetails
    public import ProductListing
    import SharedUI
    public import Wishlist
#else
    import ActivitySwitcher
    import Bag
    import Brochures
    import DeepLink
    import FlowKit
    import Home
    import MyAccount
    import ProductDetails
    import ProductListing
    import SharedUI
    import Wishlist
#endif

/// The app's activities: several apps in one, each with tabs of its own.
public enum Activity: String, CaseIterable, Hashable, Codable, Sendable {
    case shop
    case brochures

    public var id: ActivityID { ActivityID(rawValue: rawValue) }

    /// What a person calls it.
    public var displayName: String {
        switch self {
        case .shop: "Shop"
        case .brochures: "Brochures"
        }
    }

    /// The name of a system symbol.
    public var icon: String {
        switch self {
        case .shop: "storefront"
        case .brochures: "book"
        }
    }

    /// The tab that the activity begins with.
    public var defaultTab: AppTab {
        switch self {
        case .shop: .home
        case .brochures: .brochures
        }
    }

    /// What becomes of its tabs when one switches to it.
    public var switchPolicy: ActivitySwitchPolicy { .keep }
}

/// The app's tabs, in the order of their activities and indices.
public enum AppTab: String, CaseIterable, Hashable, Codable, Sendable {
    case home
    case shop
    case wishlist
    case bag
    case account
    case brochures

    /// What the tab's view model declares.
    public var config: TabConfig? {
        switch self {
        case .home: HomeViewModel.routeConfig.tab
        case .shop: ProductListingViewModel.routeConfig.tab
        case .wishlist: WishlistViewModel.routeConfig.tab
        case .bag: BagViewModel.routeConfig.tab
        case .account: AccountViewModel.routeConfig.tab
        case .brochures: BrochuresViewModel.routeConfig.tab
        }
    }

    /// Names the tab within its activity. In a link, its raw value does.
    public var identifier: String { rawValue }

    public var title: String {
        switch self {
        case .home: "Home"
        case .shop: "Shop"
        case .wishlist: "Wishlist"
        case .bag: "Bag"
        case .account: "Account"
        case .brochures: "Brochures"
        }
    }

    /// The name of a system symbol.
    public var icon: String {
        switch self {
        case .home: "house"
        case .shop: "square.grid.2x2"
        case .wishlist: "heart"
        case .bag: "bag"
        case .account: "person"
        case .brochures: "book"
        }
    }

    /// The tab's place among those of its activity.
    public var index: Int {
        switch self {
        case .home, .brochures: 0
        case .shop: 1
        case .wishlist: 2
        case .bag: 3
        case .account: 4
        }
    }

    public var activity: Activity {
        switch self {
        case .home, .shop, .wishlist, .bag, .account: .shop
        case .brochures: .brochures
        }
    }

    /// The screen at the bottom of the tab's stack.
    public var rootRoute: AppRoute {
        switch self {
        case .home: .home(.home)
        case .shop: .productListing(.productListing(category: nil, q: nil, sort: nil, brand: nil, price: nil))
        case .wishlist: .wishlist(.wishlist)
        case .bag: .bag(.bag)
        case .account: .myAccount(.account)
        case .brochures: .brochures(.brochures)
        }
    }

    /// An activity's tabs, in their order.
    public static func tabs(for activity: Activity) -> [AppTab] {
        switch activity {
        case .shop: [.home, .shop, .wishlist, .bag, .account]
        case .brochures: [.brochures]
        }
    }
}

/// Every screen of the app: the sum of its features' routes.
public enum AppRoute: Hashable, Codable, Sendable {
    case activitySwitcher(ActivitySwitcherRoute)
    case bag(BagRoute)
    case brochures(BrochuresRoute)
    case home(HomeRoute)
    case myAccount(MyAccountRoute)
    case productDetails(ProductDetailsRoute)
    case productListing(ProductListingRoute)
    case wishlist(WishlistRoute)
}

extension AppRoute {
    /// The tab that the route's screen is the root of.
    public var tab: AppTab? {
        switch self {
        case .bag(.bag): .bag
        case .brochures(.brochures): .brochures
        case .home(.home): .home
        case .myAccount(.account): .account
        case .productListing(.productListing): .shop
        case .wishlist(.wishlist): .wishlist
        case .activitySwitcher(.activitySwitcher), .brochures(.brochure), .myAccount(.signIn), .myAccount(.orders),
            .myAccount(.order), .myAccount(.settings), .myAccount(.profile), .myAccount(.notifications),
            .productDetails(.productDetails), .productDetails(.productReviews), .productDetails(.writeReview): nil
        }
    }

    /// The tab in which a link shows the screen.
    public var homeTab: AppTab {
        switch self {
        case .activitySwitcher(.activitySwitcher), .home(.home), .productDetails(.productDetails),
            .productDetails(.productReviews), .productDetails(.writeReview): .home
        case .bag(.bag): .bag
        case .brochures(.brochures), .brochures(.brochure): .brochures
        case .myAccount(.account), .myAccount(.signIn), .myAccount(.orders), .myAccount(.order), .myAccount(.settings),
            .myAccount(.profile), .myAccount(.notifications): .account
        case .productListing(.productListing): .shop
        case .wishlist(.wishlist): .wishlist
        }
    }

    public var activity: Activity {
        switch self {
        case .activitySwitcher(.activitySwitcher), .bag(.bag), .home(.home), .myAccount(.account), .myAccount(.signIn),
            .myAccount(.orders), .myAccount(.order), .myAccount(.settings), .myAccount(.profile),
            .myAccount(.notifications), .productDetails(.productDetails), .productDetails(.productReviews),
            .productDetails(.writeReview), .productListing(.productListing), .wishlist(.wishlist): .shop
        case .brochures(.brochures), .brochures(.brochure): .brochures
        }
    }

    /// The name of the feature that the screen belongs to: `productDetails`.
    public var feature: String {
        switch self {
        case .activitySwitcher: "activitySwitcher"
        case .bag: "bag"
        case .brochures: "brochures"
        case .home: "home"
        case .myAccount: "myAccount"
        case .productDetails: "productDetails"
        case .productListing: "productListing"
        case .wishlist: "wishlist"
        }
    }

    /// The pattern of the screen's path: `/products/:id`.
    public var pattern: String {
        switch self {
        case .activitySwitcher(.activitySwitcher): "/activities"
        case .bag(.bag): "/bag"
        case .brochures(.brochures): "/brochures"
        case .brochures(.brochure): "/brochures/:id"
        case .home(.home): "/home"
        case .myAccount(.account): "/account"
        case .myAccount(.signIn): "/sign-in"
        case .myAccount(.orders): "/orders"
        case .myAccount(.order): "/orders/:id"
        case .myAccount(.settings): "/settings"
        case .myAccount(.profile): "/account/profile"
        case .myAccount(.notifications): "/notifications"
        case .productDetails(.productDetails): "/products/:id"
        case .productDetails(.productReviews): "/products/:id/reviews"
        case .productDetails(.writeReview): "/products/:id/reviews/new"
        case .productListing(.productListing): "/products"
        case .wishlist(.wishlist): "/wishlist"
        }
    }

    /// Whether only a signed-in user sees the screen.
    public var requiresAuth: Bool {
        switch self {
        case .myAccount(.orders), .myAccount(.order), .myAccount(.profile), .myAccount(.notifications),
            .productDetails(.writeReview): true
        case .activitySwitcher(.activitySwitcher), .bag(.bag), .brochures(.brochures), .brochures(.brochure),
            .home(.home), .myAccount(.account), .myAccount(.signIn), .myAccount(.settings),
            .productDetails(.productDetails), .productDetails(.productReviews), .productListing(.productListing),
            .wishlist(.wishlist): false
        }
    }

    /// How the screen comes up.
    public var transition: RouteTransition {
        switch self {
        case .activitySwitcher(.activitySwitcher), .myAccount(.signIn), .myAccount(.profile),
            .productDetails(.writeReview): .sheet
        case .bag(.bag), .brochures(.brochures), .brochures(.brochure), .home(.home), .myAccount(.account),
            .myAccount(.orders), .myAccount(.order), .myAccount(.settings), .myAccount(.notifications),
            .productDetails(.productDetails), .productDetails(.productReviews), .productListing(.productListing),
            .wishlist(.wishlist): .push
        }
    }
}

/// What the app's navigation is made of: see `Navigator` and `NavigationState`.
public enum AppNavigation: RouteSchema {
    public static var activities: [Activity] { Activity.allCases }

    public static func tabs(of activity: Activity) -> [AppTab] { AppTab.tabs(for: activity) }

    public static func activity(of tab: AppTab) -> Activity { tab.activity }

    public static func defaultTab(of activity: Activity) -> AppTab { activity.defaultTab }

    public static func root(of tab: AppTab) -> AppRoute { tab.rootRoute }

    public static func tab(of route: AppRoute) -> AppTab? { route.tab }

    public static func activity(of route: AppRoute) -> Activity { route.activity }

    public static func transition(of route: AppRoute) -> RouteTransition { route.transition }

    public static func requiresAuth(_ route: AppRoute) -> Bool { route.requiresAuth }
}

extension AppRoute {
    /// The route's screen, made by its feature.
    @MainActor @ViewBuilder
    func destination(_ flows: AppFlows) -> some View {
        switch self {
        case .activitySwitcher(let route): route.destination(flows.activitySwitcher)
        case .bag(let route): route.destination(flows.bag)
        case .brochures(let route): route.destination(flows.brochures)
        case .home(let route): route.destination(flows.home)
        case .myAccount(let route): route.destination(flows.myAccount)
        case .productDetails(let route): route.destination(flows.productDetails)
        case .productListing(let route): route.destination(flows.productListing)
        case .wishlist(let route): route.destination(flows.wishlist)
        }
    }
}

/// The view models that say where their screens live.
public enum RoutableTypes {
    /// All of them, by name.
    public static let all: [any Routable.Type] = [
        AccountViewModel.self,
        ActivitySwitcherViewModel.self,
        BagViewModel.self,
        BrochureViewModel.self,
        BrochuresViewModel.self,
        HomeViewModel.self,
        NotificationsViewModel.self,
        OrderViewModel.self,
        OrdersViewModel.self,
        ProductDetailsViewModel.self,
        ProductListingViewModel.self,
        ProductReviewsViewModel.self,
        ProfileViewModel.self,
        SettingsViewModel.self,
        SignInViewModel.self,
        WishlistViewModel.self,
        WriteReviewViewModel.self,
    ]

    /// The view model of a pattern. O(1).
    public static let byPath: [String: any Routable.Type] = Dictionary(
        all.map { ($0.routeConfig.path, $0) }, uniquingKeysWith: { first, _ in first })
}

extension AppRoute {
    /// The table that reads a URL into a route and prints a route as its URL.
    ///
    /// - Throws: What a table throws; that the paths go together was made sure of when this was made.
    public static func linkTable() throws(LinkTableError) -> LinkTable<AppRoute> {
        let entries = [
            activitySwitcherLink,
            bagLink,
            brochuresLink,
            brochuresBrochureLink,
            homeLink,
            myAccountAccountLink,
            myAccountSignInLink,
            myAccountOrdersLink,
            myAccountOrderLink,
            myAccountSettingsLink,
            myAccountProfileLink,
            myAccountNotificationsLink,
            productDetailsLink,
            productDetailsProductReviewsLink,
            productDetailsWriteReviewLink,
            productListingLink,
            wishlistLink,
        ]
        let tabs = [
            LinkTab("bag", root: "/bag"),
            LinkTab("brochures", root: "/brochures"),
            LinkTab("home", root: "/home"),
            LinkTab("account", root: "/account"),
            LinkTab("shop", root: "/products"),
            LinkTab("wishlist", root: "/wishlist"),
        ]
        return try LinkTable(entries, tabs: tabs, home: "/home") { route in
            switch route {
            case .activitySwitcher(.activitySwitcher): 0
            case .bag(.bag): 1
            case .brochures(.brochures): 2
            case .brochures(.brochure): 3
            case .home(.home): 4
            case .myAccount(.account): 5
            case .myAccount(.signIn): 6
            case .myAccount(.orders): 7
            case .myAccount(.order): 8
            case .myAccount(.settings): 9
            case .myAccount(.profile): 10
            case .myAccount(.notifications): 11
            case .productDetails(.productDetails): 12
            case .productDetails(.productReviews): 13
            case .productDetails(.writeReview): 14
            case .productListing(.productListing): 15
            case .wishlist(.wishlist): 16
            }
        }
    }

    private static var activitySwitcherLink: LinkEntry<AppRoute> {
        LinkEntry("/activities", route: .activitySwitcher(.activitySwitcher))
    }

    private static var bagLink: LinkEntry<AppRoute> {
        LinkEntry("/bag", tab: "bag", route: .bag(.bag))
    }

    private static var brochuresLink: LinkEntry<AppRoute> {
        LinkEntry("/brochures", tab: "brochures", route: .brochures(.brochures))
    }

    private static var brochuresBrochureLink: LinkEntry<AppRoute> {
        LinkEntry("/brochures/:id") { values throws(LinkValueError) in
            .brochures(.brochure(try values.value(0)))
        } print: { route, link in
            guard case .brochures(.brochure(let id)) = route else { return false }
            link.write(id)
            return true
        }
    }

    private static var homeLink: LinkEntry<AppRoute> {
        LinkEntry("/home", tab: "home", route: .home(.home))
    }

    private static var myAccountAccountLink: LinkEntry<AppRoute> {
        LinkEntry("/account", tab: "account", route: .myAccount(.account))
    }

    private static var myAccountSignInLink: LinkEntry<AppRoute> {
        LinkEntry("/sign-in", route: .myAccount(.signIn))
    }

    private static var myAccountOrdersLink: LinkEntry<AppRoute> {
        LinkEntry("/orders", route: .myAccount(.orders))
    }

    private static var myAccountOrderLink: LinkEntry<AppRoute> {
        LinkEntry("/orders/:id") { values throws(LinkValueError) in
            .myAccount(.order(try values.value(0)))
        } print: { route, link in
            guard case .myAccount(.order(let id)) = route else { return false }
            link.write(id)
            return true
        }
    }

    private static var myAccountSettingsLink: LinkEntry<AppRoute> {
        LinkEntry("/settings", route: .myAccount(.settings))
    }

    private static var myAccountProfileLink: LinkEntry<AppRoute> {
        LinkEntry("/account/profile", route: .myAccount(.profile))
    }

    private static var myAccountNotificationsLink: LinkEntry<AppRoute> {
        LinkEntry("/notifications", route: .myAccount(.notifications))
    }

    private static var productDetailsLink: LinkEntry<AppRoute> {
        LinkEntry("/products/:id") { values throws(LinkValueError) in
            .productDetails(.productDetails(try values.value(0)))
        } print: { route, link in
            guard case .productDetails(.productDetails(let id)) = route else { return false }
            link.write(id)
            return true
        }
    }

    private static var productDetailsProductReviewsLink: LinkEntry<AppRoute> {
        LinkEntry("/products/:id/reviews") { values throws(LinkValueError) in
            .productDetails(.productReviews(try values.value(0)))
        } print: { route, link in
            guard case .productDetails(.productReviews(let id)) = route else { return false }
            link.write(id)
            return true
        }
    }

    private static var productDetailsWriteReviewLink: LinkEntry<AppRoute> {
        LinkEntry("/products/:id/reviews/new") { values throws(LinkValueError) in
            .productDetails(.writeReview(try values.value(0)))
        } print: { route, link in
            guard case .productDetails(.writeReview(let id)) = route else { return false }
            link.write(id)
            return true
        }
    }

    private static var productListingLink: LinkEntry<AppRoute> {
        LinkEntry("/products?category&q&sort&brand&price", tab: "shop") { values throws(LinkValueError) in
            .productListing(
                .productListing(
                    category: try values.optionalValue(0),
                    q: try values.optionalValue(1),
                    sort: try values.optionalValue(2),
                    brand: try values.optionalValue(3),
                    price: try values.optionalValue(4)))
        } print: { route, link in
            guard case .productListing(
                .productListing(
                    let category,
                    let q,
                    let sort,
                    let brand,
                    let price)) = route else { return false }
            link.write(category)
            link.write(q)
            link.write(sort)
            link.write(brand)
            link.write(price)
            return true
        }
    }

    private static var wishlistLink: LinkEntry<AppRoute> {
        LinkEntry("/wishlist", tab: "wishlist", route: .wishlist(.wishlist))
    }
}
