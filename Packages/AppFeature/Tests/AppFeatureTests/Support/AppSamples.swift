import ActivitySwitcher
import Authentication
import Bag
import Brochures
import CategorySelector
import Checkout
import DebugMenu
import DeepLink
import FlowKit
import Foundation
import Home
import Model
import MyAccount
import Orders
import ProductDetails
import ProductListing
import Purchasing
import Search
import Web
import Wishlist

@testable import AppFeature

/// Screens of every feature, with and without arguments, and some that differ in an argument alone.
enum AppSamples {
    static let routes: [AppRoute] = [
        .home(.home), .bag(.bag), .wishlist(.wishlist), .product(1), .product(2), .listing(),
        .web(.webPage(.returns)), .web(.webPage(.help)),
        .productDetails(.productReviews(Product.ID(rawValue: 3))),
        .productDetails(.writeReview(Product.ID(rawValue: 3))),
        .productDetails(.productPictures(id: Product.ID(rawValue: 3), picture: 2)),
        .listing(ProductQuery(category: ProductCategory.ID(rawValue: "tops"))),
        .listing(ProductQuery(text: "oak & ash/%2F", sort: .priceAscending)),
        .productListing(.productListing(q: "lamp", brand: ["Ölf & Söhne"], price: PriceRange(20_00...49_99))),
        .productListing(
            .productListing(
                brand: ["A", "B"], price: PriceRange(from: 5), rating: MinimumRating(4), availability: .inStock,
                tag: ["desk & lamp"])),
        .productListing(.listingFilters()),
        .productListing(.listingFilters(q: "lamp", sort: .titleAscending, brand: ["A"], tag: ["x", "y"])),
        .brochures(.brochures),
        .brochures(.brochure(Brochure.ID(rawValue: "spring-kitchen"))),
        .brochures(.brochure(Brochure.ID(rawValue: "..?ü"))),
        .brochures(.brochureAtPage(id: Brochure.ID(rawValue: "a/pages/1"), page: 3)),
        .brochures(.brochureAtPage(id: Brochure.ID(rawValue: "~"), page: .min)), .activitySwitcher(.activitySwitcher),
        .purchasing(.quickOrder), .purchasing(.buyAgain),
        .categorySelector(.categorySelector()), .categorySelector(.categorySelector(section: .brands)),
        .search(.search()), .search(.search(q: "oak & ash")),
        .myAccount(.account), .authentication(.signIn), .authentication(.register), .authentication(.forgottenPassword),
        .authentication(.accessDenied),
        .authentication(.resetPassword()),
        .orders(.orders()),
        .orders(.orders(status: [.placed, .shipped, .placed])), .orders(.order(Order.ID(rawValue: 7))),
        .orders(.ownReviews), .orders(.savedItems), .myAccount(.notificationSettings), .myAccount(.addresses),
        .myAccount(.address()),
        .myAccount(.address(number: 2)), .myAccount(.settings), .myAccount(.profile), .myAccount(.notifications),
        .myAccount(.about),
        .debugMenu(.debugMenu), .debugMenu(.linkTester), .debugMenu(.navigationJournal), .debugMenu(.featureFlags),
        .debugMenu(.pushSender), .debugMenu(.analyticsEvents), .debugMenu(.storeInspector), .debugMenu(.networkFaults),
        .debugMenu(.endpointPicker), .debugMenu(.componentCatalog),
        .checkout(.checkout), .checkout(.delivery), .checkout(.payment), .checkout(.paymentConfirmation),
        .checkout(.orderReview), .checkout(.orderPlaced(PendingOrder.ID(rawValue: orderKey))),
    ]

    /// The first route of each screen.
    static let screens: [AppRoute] = {
        var seen: Set<Substring> = []
        return routes.filter { route in
            let text = "\(route)"
            // "productListing(ProductListing.ProductListingRoute.listingFilters(q: …" up to the values.
            let screen = text.split(separator: "(", omittingEmptySubsequences: false).prefix(2).joined(separator: "(")
            return seen.insert(screen[...]).inserted
        }
    }()

    private static let orderKey = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    /// What a person would write into the address bar for them, and more.
    static let links = [
        "shop://products/12", "https://shop.example/products/12", "shop://products/12/reviews",
        "https://shop.example/products/12/reviews/new", "shop://products/12/pictures?picture=2", "shop://home",
        "shop://wishlist",
        "shop://bag?tab=home",
        "https://shop.example/products?category=tops&sort=price-asc", "https://shop.example/products?q=oak%20stool",
        "https://shop.example/products?q=stool&brand=Nordvik&price=2000-4999",
        "https://shop.example/products?brand=A&brand=B&rating=4&availability=in-stock&tag=desk&price=-4999",
        "https://shop.example/products?rating=many&availability=maybe&price=cheap",
        "https://shop.example/products/filters?q=stool&brand=Nordvik",
        "shop://purchasing", "shop://purchasing/again", "shop://brochures",
        "https://shop.example/brochures/spring-kitchen",
        "https://shop.example/brochures/spring-kitchen/pages/3", "shop://activities", "shop://sign-in",
        "shop://sign-in?modal=/register", "shop://forgotten-password", "https://shop.example/reset-password",
        "shop://categories?section=brands", "https://shop.example/search?q=oak%20stool",
        "shop://bag?modal=/checkout", "shop://checkout/review",
        "shop://account", "shop://account/access-denied", "shop://reviews", "shop://saved",
        "shop://settings/notifications",
        "shop://account/addresses", "shop://account/addresses?modal=/account/addresses/edit%3Fnumber%3D2",
        "shop://settings", "shop://account/profile", "shop://notifications",
        "shop://orders",
        "shop://orders?status=placed&status=shipped",
        "shop://orders/7?via=/orders",
        "https://shop.example/products/2?tab=wishlist&via=/products/1&modal=/sign-in",
        "shop://debug", "shop://debug/journal", "shop://products/1?as=sheet&modal=/activities",
        "shop://products/3?as=root",
    ]

    static func router() throws -> URLRouter<AppRoute> { try URLRouter(AppRoute.linkTable(), policy: .test) }
}
