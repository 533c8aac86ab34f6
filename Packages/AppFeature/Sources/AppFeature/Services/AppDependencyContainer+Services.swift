import ActivitySwitcher
import Bag
import Brochures
import CategorySelector
import Checkout
import Home
import Model
import MyAccount
import ProductDetails
import ProductListing
import Purchasing
import Search
import Web
import Wishlist

extension AppDependencyContainer {
    /// Makes the dependencies of each feature from the app's services.
    init(_ services: ServiceProvider, activitySwitcher: ActivitySwitcherDependencyContainer) {
        self.init(
            activitySwitcher: activitySwitcher,
            bag: BagDependencyContainer(
                bag: services.bag,
                ordering: BagOrdering(orders: services.orders, outbox: services.outbox),
                savedItems: services.savedItems,
                analytics: services.analytics, clock: services.clock),
            brochures: BrochuresDependencyContainer(
                brochures: services.brochures, reachability: services.reachability),
            categorySelector: CategorySelectorDependencyContainer(
                categories: services.categories, brands: services.brands, reachability: services.reachability,
                catalogSync: services.catalogSync),
            checkout: CheckoutDependencyContainer(
                bag: services.bag, addresses: services.addresses, payments: services.payments,
                orders: services.orders, notifications: services.push?.permission,
                analytics: services.analytics),
            home: HomeDependencyContainer(
                products: services.products, categories: services.categories, recents: services.recents,
                wishlist: services.wishlist, reachability: services.reachability, analytics: services.analytics,
                changes: services.productChanges,
                account: HomeAccount(session: services.session, orders: services.orders),
                configuration: services.notices.map {
                    HomeConfiguration(configuration: services.configuration, notices: $0)
                }),
            myAccount: MyAccountDependencyContainer(
                authentication: services.authentication, session: services.session, orders: services.orders,
                listingStyle: services.listingStyle, appearance: services.appearance,
                language: services.language, reachability: services.reachability, analytics: services.analytics,
                appVersion: services.version,
                outbox: services.outbox,
                profile: services.profile, registration: services.registration, passwords: services.passwords,
                notifications: services.notifications, ownReviews: services.ownReviews,
                savedItems: services.savedItems,
                notificationSettings: services.notificationSettings, push: services.push, addresses: services.addresses,
                orderAgain: OrderAgain(
                    products: services.products, bag: services.bag, analytics: services.analytics),
                flags: services.flags, debugMenu: Self.debugMenuLink, webURLs: services.webURLs,
                clock: services.clock),
            productDetails: ProductDetailsDependencyContainer(
                products: services.products, categories: services.categories, reviews: services.reviews,
                recents: services.recents, wishlist: services.wishlist, bag: services.bag,
                reachability: services.reachability, webURLs: services.webURLs, analytics: services.analytics,
                clock: services.clock, changes: services.productChanges),
            productListing: ProductListingDependencyContainer(
                products: services.products, categories: services.categories, wishlist: services.wishlist,
                listingStyle: services.listingStyle, reachability: services.reachability,
                analytics: services.analytics, search: services.search, changes: services.productChanges),
            purchasing: PurchasingDependencyContainer(
                products: services.products, bag: services.bag, orders: services.orders, session: services.session,
                reachability: services.reachability, analytics: services.analytics, clock: services.clock),
            search: SearchDependencyContainer(
                search: services.search ?? NoSearch(), categories: services.categories, brands: services.brands,
                flags: services.flags, analytics: services.analytics, clock: services.clock),
            web: WebDependencyContainer(
                webURLs: services.webURLs, webView: services.webView, reachability: services.reachability),
            wishlist: WishlistDependencyContainer(
                wishlist: services.wishlist, bag: services.bag, outbox: services.outbox,
                analytics: services.analytics, clock: services.clock))
    }
}
