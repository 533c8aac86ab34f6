import Authentication
import Bag
import DeepLink
import FlowKit
import Foundation
import Home
import Mocks
import Model
import MyAccount
import Orders
import ProductDetails
import ProductListing
import Testing
import Web
import Wishlist

@testable import AppFeature

@MainActor
@Suite struct AppLinkTests {
    let coordinator: AppCoordinator

    init() throws {
        coordinator = try AppCoordinator(policy: .test)
    }

    @Test(arguments: [
        ("shop://products/12", AppTab.home, AppRoute.product(12), 1),
        ("https://shop.example/products/12", .home, .product(12), 1),
        ("/products/12?tab=shop", .shop, .product(12), 1),
        ("/products/12?tab=attic&as=popover&via=mail", .home, .product(12), 1),
        ("/products?sort=upwards", .shop, .listing(), 0),
        ("/", .home, .home(.home), 0),
        ("shop://home", .home, .home(.home), 0),
        ("/products", .shop, .listing(), 0),
        (
            "/products?category=tops&sort=price-asc", .shop,
            .listing(ProductQuery(category: ProductCategory.ID(rawValue: "tops"), sort: .priceAscending)), 0
        ),
        ("/products?q=oak%20stool&tab=home", .home, .listing(ProductQuery(text: "oak stool")), 1),
        ("/wishlist", .wishlist, .wishlist(.wishlist), 0),
        ("/bag", .bag, .bag(.bag), 0),
        ("/bag?tab=home", .home, .bag(.bag), 1),
        ("https://shop.example/pages/returns", .home, .web(.webPage(.returns)), 1),
        ("/pages/privacy?tab=account", .account, .web(.webPage(.privacy)), 1),
        ("/about", .account, .myAccount(.about), 1),
    ])
    func aLinkShowsItsScreen(link: String, tab: AppTab, route: AppRoute, depth: Int) throws {
        try open(link)
        #expect(coordinator.currentTab == tab)
        #expect(coordinator.state.route == route)
        #expect(coordinator.router(for: tab).path.count == depth)
    }

    @Test(arguments: [
        "other://products/12", "https://elsewhere.example/products/12", "/nothing/here", "/products/twelve",
        "/pages/nothing", "/pages",
    ])
    func aWrongLinkIsRefusedAndChangesNothing(link: String) throws {
        coordinator.navigate(to: .product(1))
        let before = coordinator.state
        #expect(throws: InboundRefusal.self) { try open(link) }
        #expect(coordinator.state == before)
    }

    /// A link from another version of the app still opens the list.
    @Test(arguments: [
        "price=5-4", "price=cheap", "price=", "rating=6", "rating=many", "availability=soon", "brand=", "tag=&tag=",
    ])
    func anUnknownFilterIsIgnored(filter: String) throws {
        try open("/products?q=a&\(filter)")
        guard case .productListing(let route) = coordinator.state.route else {
            Issue.record("\(coordinator.state.route)")
            return
        }
        #expect(route.query == ProductQuery(text: "a"))
    }

    @Test func aProtectedScreenBelowASheetIsPendingOnSignIn() throws {
        try open("/orders?modal=/products/1")
        #expect(coordinator.navigator.pending?.reason == .signIn)
        #expect(coordinator.state.activities.allSatisfy { $0.tabs.allSatisfy(\.stack.isEmpty) })
        #expect(coordinator.state.route == .authentication(.signIn))
        coordinator.conditions.session = .signedIn(.emily)
        coordinator.navigator.reasonChanged(.signIn)
        #expect(coordinator.state[.tab(coordinator.currentTab)]?.top == .orders(.orders()))
    }

    @Test func aDisabledScreenBelowASheetIsRejected() throws {
        coordinator.configurationChanged(to: AppConfiguration(disabledFeatures: ["bag"]))
        try open("/bag?modal=/products/1")
        #expect(coordinator.currentTab == .home)
        #expect(coordinator.state.modals.map(\.flow) == [nil], "an alert says why")
    }

    @Test func aPlainPathCountsFromInsideOnly() throws {
        let path = try #require(URL(string: "/products/12"))
        #expect(throws: InboundRefusal.self) { try coordinator.navigate(to: path) }
        try coordinator.navigate(to: path, from: .inside)
        #expect(coordinator.state.route == .product(12))
    }

    @Test func aLinkReplacesTheStackOfItsTabOnly() throws {
        coordinator.navigate(to: .product(1))
        coordinator.select(.wishlist)
        coordinator.navigate(to: .product(2))
        try open("/products/9")
        #expect(coordinator.router(for: .home).path == [.product(9)])
        #expect(coordinator.router(for: .wishlist).path == [.product(2)])
    }

    @Test(arguments: [
        "/home", "/products", "/wishlist", "/bag", "/products/12", "/products/12?tab=shop", "/products?category=tops",
        "/products?brand=A&brand=B&price=2000-&rating=4&availability=in-stock&tag=desk%20%26%20lamp",
        "/products?q=oak&tab=home", "/products?category=tops&q=oak%20%26%20ash&sort=rating", "/bag?tab=home",
        "/products/12?modal=/sign-in", "/brochures", "/brochures/spring-kitchen", "/account?modal=/activities",
    ])
    func theLocationLeadsBackToTheScreen(location: String) throws {
        try open(location)
        #expect(coordinator.location == location)
    }

    @Test(arguments: [("/settings", "account"), ("/products/12", "home"), ("/settings?tab=home", "home")])
    func aScreenComesUpInItsFeaturesTab(location: String, tab: String) throws {
        try open(location)
        #expect(coordinator.currentTab.rawValue == tab)
        #expect(coordinator.location == location)
    }

    @Test func sharedAddressesOpenTheProduct() throws {
        let url = try #require(try RouteURLProvider(host: "shop.example").url(ofProduct: Product.ID(rawValue: 7)))
        #expect(url.absoluteString == "https://shop.example/products/7")
        try coordinator.navigate(to: url)
        #expect(coordinator.state.route == .product(7))
    }

    @Test func thePagesOfTheWebsiteAreOnTheServer() throws {
        #expect(try RouteURLProvider(host: "shop.example").site == nil)
        let address = try #require(URL(string: "http://127.0.0.1:8081"))
        let site = try #require(try RouteURLProvider(host: "shop.example", website: address).site)
        #expect(site.url(of: .help).absoluteString == "http://127.0.0.1:8081/pages/help")
        #expect(site.link(of: try #require(URL(string: "https://shop.example/bag"))) == "/bag")
    }

    private func open(_ link: String) throws {
        try coordinator.open(link)
    }
}
