public import Model
import ProductDetails

/// All services of the app. Features receive only dependency containers with the services that they need.
public struct ServiceProvider: Sendable {
    /// The services of the store and the server.
    public let shop: any ShopServices
    public let webURLs: any WebURLProvider
    /// The app's version.
    public let version: AppVersion
    /// The device's registration for push notifications. `nil` if the device gets none.
    public let push: PushRegistration?
    /// The incident in which the local store was recreated. `nil` if there was none.
    public let incident: StoreIncident?
    /// Called when the user has dismissed the incident's notice, so that it isn't shown at the next launch.
    public let incidentWasSeen: @Sendable () -> Void
    /// The clock for durations in the user interface, such as undo offers and notices.
    public let clock: any Clock<Duration>
    /// The services of the debug menu.
    public let debug: DebugServices

    public init(
        shop: any ShopServices, webURLs: any WebURLProvider, version: AppVersion, push: PushRegistration? = nil,
        incident: StoreIncident? = nil, incidentWasSeen: @escaping @Sendable () -> Void = {},
        clock: any Clock<Duration> = ContinuousClock(), debug: DebugServices = DebugServices()
    ) {
        self.shop = shop
        self.webURLs = webURLs
        self.version = version
        self.push = push
        self.incident = incident
        self.incidentWasSeen = incidentWasSeen
        self.clock = clock
        self.debug = debug
    }
}

extension ServiceProvider {
    /// The dependencies of a product's screens.
    var productDetails: ProductDetailsDependencyContainer {
        ProductDetailsDependencyContainer(
            products: shop.products, categories: shop.categories, reviews: shop.reviews, recents: shop.recents,
            wishlist: shop.wishlist, bag: shop.bag, reachability: shop.reachability, webURLs: webURLs,
            analytics: shop.analytics, clock: clock, changes: shop.productChanges)
    }
}
