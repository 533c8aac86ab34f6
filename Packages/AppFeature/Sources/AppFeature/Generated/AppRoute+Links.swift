import Bag
public import DeepLink
import FlowKit
import Home
import ProductDetails
import ProductListing
import Wishlist

extension AppRoute {
    /// The tab that the route's view model declares.
    public var tab: Tab? {
        switch self {
        case .bag: .bag
        case .home: .home
        case .productDetails: nil
        case .productListing: .shop
        case .wishlist: .wishlist
        }
    }

    /// The table that reads a URL into a route and prints a route as its URL.
    ///
    /// - Throws: ``/DeepLink/LinkTableError`` when the features' paths contradict each other.
    public static func linkTable() throws(LinkTableError) -> LinkTable<AppRoute> {
        try LinkTable(
            [bagLink, homeLink, productDetailsLink, productListingLink, wishlistLink],
            tabs: RoutableTypes.all.compactMap { LinkTab($0.routeConfig) },
            home: "/home"
        ) { route in
            switch route {
            case .bag: 0
            case .home: 1
            case .productDetails: 2
            case .productListing: 3
            case .wishlist: 4
            }
        }
    }

    private static var bagLink: LinkEntry<AppRoute> {
        LinkEntry("/bag", tab: "bag", route: .bag(.bag))
    }

    private static var homeLink: LinkEntry<AppRoute> {
        LinkEntry("/home", tab: "home", route: .home(.home))
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

    private static var productListingLink: LinkEntry<AppRoute> {
        LinkEntry("/products?category&q&sort", tab: "shop") { values throws(LinkValueError) in
            .productListing(
                .productListing(
                    category: try values.optionalValue(0),
                    q: try values.optionalValue(1),
                    sort: try values.optionalValue(2)))
        } print: { route, link in
            guard case .productListing(.productListing(let category, let text, let sort)) = route else { return false }
            link.write(category)
            link.write(text)
            link.write(sort)
            return true
        }
    }

    private static var wishlistLink: LinkEntry<AppRoute> {
        LinkEntry("/wishlist", tab: "wishlist", route: .wishlist(.wishlist))
    }
}
