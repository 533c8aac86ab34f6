import Bag
public import FlowKit
import Home
import ProductListing
import Wishlist

/// The app's tabs, in the order of their indices.
public enum Tab: String, CaseIterable, Hashable, Codable, Sendable {
    case home
    case shop
    case wishlist
    case bag

    /// What the tab's view model declares.
    public var config: TabConfig? {
        switch self {
        case .home: HomeViewModel.routeConfig.tab
        case .shop: ProductListingViewModel.routeConfig.tab
        case .wishlist: WishlistViewModel.routeConfig.tab
        case .bag: BagViewModel.routeConfig.tab
        }
    }

    public var identifier: String { rawValue }

    public var title: String {
        switch self {
        case .home: "Home"
        case .shop: "Shop"
        case .wishlist: "Wishlist"
        case .bag: "Bag"
        }
    }

    /// The name of a system symbol.
    public var icon: String {
        switch self {
        case .home: "house"
        case .shop: "square.grid.2x2"
        case .wishlist: "heart"
        case .bag: "bag"
        }
    }

    public var activity: Activity {
        switch self {
        case .home, .shop, .wishlist, .bag: .shop
        }
    }

    /// The screen at the bottom of the tab's stack.
    public var rootRoute: AppRoute {
        switch self {
        case .home: .home(.home)
        case .shop: .productListing(.productListing(category: nil, q: nil, sort: nil))
        case .wishlist: .wishlist(.wishlist)
        case .bag: .bag(.bag)
        }
    }

    /// An activity's tabs, in their order.
    public static func tabs(for activity: Activity) -> [Tab] {
        switch activity {
        case .shop: [.home, .shop, .wishlist, .bag]
        }
    }
}
