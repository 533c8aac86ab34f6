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
            home: "/home")
    }

    private static var bagLink: LinkEntry<AppRoute> {
        LinkEntry("/bag", tab: "bag", route: .bag(.bag))
    }

    private static var homeLink: LinkEntry<AppRoute> {
        LinkEntry("/home", tab: "home", route: .home(.home))
    }

    private static var productDetailsLink: LinkEntry<AppRoute> {
        LinkEntry("/products/:id") { values throws(LinkValueError) in
            .productDetails(.productDetails(try values.value("id")))
        } print: { route in
            guard case .productDetails(.productDetails(let id)) = route else { return nil }
            return LinkValues().setting("id", id)
        }
    }

    private static var productListingLink: LinkEntry<AppRoute> {
        LinkEntry("/products?category&q&sort", tab: "shop") { values throws(LinkValueError) in
            .productListing(
                .productListing(
                    category: try values.optionalValue("category"),
                    q: try values.optionalValue("q"),
                    sort: try values.optionalValue("sort")))
        } print: { route in
            guard case .productListing(.productListing(let category, let text, let sort)) = route else { return nil }
            return LinkValues()
                .setting("category", category)
                .setting("q", text)
                .setting("sort", sort)
        }
    }

    private static var wishlistLink: LinkEntry<AppRoute> {
        LinkEntry("/wishlist", tab: "wishlist", route: .wishlist(.wishlist))
    }
}
