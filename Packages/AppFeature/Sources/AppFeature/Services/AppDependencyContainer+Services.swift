import ActivitySwitcher
import Authentication
import Bag
import Brochures
import CategorySelector
import Checkout
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

extension AppDependencyContainer {
    /// Makes the dependencies of each feature from the app's services.
    ///
    /// - Parameter undo: The offer to undo that is shown above the stack.
    init(
        _ services: ServiceProvider, activitySwitcher: ActivitySwitcherDependencyContainer, undo: UndoOffer
    ) {
        let shop = services.shop
        self.init(
            activitySwitcher: activitySwitcher,
            authentication: AuthenticationDependencyContainer(
                session: shop.session, authentication: shop.authentication, registration: shop.registration,
                passwords: shop.passwords, analytics: shop.analytics),
            bag: BagDependencyContainer(
                bag: shop.bag, orders: shop.orders, savedItems: shop.savedItems, voucher: shop.voucher,
                outbox: shop.outbox, analytics: shop.analytics, clock: services.clock, undo: undo),
            brochures: BrochuresDependencyContainer(
                brochures: shop.brochures, reachability: shop.reachability),
            categorySelector: CategorySelectorDependencyContainer(
                categories: shop.categories, brands: shop.brands, reachability: shop.reachability,
                catalogSync: shop.catalogSync),
            checkout: CheckoutDependencyContainer(
                bag: shop.bag, voucher: shop.voucher, addresses: shop.addresses, payments: shop.payments,
                orders: shop.orders, notifications: services.push?.permission, webURLs: services.webURLs,
                analytics: shop.analytics),
            home: HomeDependencyContainer(
                products: shop.products, categories: shop.categories, recents: shop.recents,
                wishlist: shop.wishlist, reachability: shop.reachability, session: shop.session,
                orders: shop.orders, ownReviews: shop.ownReviews, configuration: shop.configuration,
                notices: shop.notices, analytics: shop.analytics, changes: shop.productChanges),
            myAccount: MyAccountDependencyContainer(
                authentication: shop.authentication, session: shop.session, orders: shop.orders,
                savedItems: shop.savedItems, profile: shop.profile, addresses: shop.addresses,
                notifications: shop.notifications, notificationSettings: shop.notificationSettings,
                push: services.push, outbox: shop.outbox, listingStyle: shop.listingStyle,
                appearance: shop.appearance, language: shop.language, reachability: shop.reachability,
                webURLs: services.webURLs, appVersion: services.version, debugMenu: Self.debugMenuLink,
                analytics: shop.analytics, clock: services.clock),
            orders: OrdersDependencyContainer(
                session: shop.session, orders: shop.orders,
                orderAgain: OrderAgain(products: shop.products, bag: shop.bag, analytics: shop.analytics),
                ownReviews: shop.ownReviews, savedItems: shop.savedItems, reachability: shop.reachability,
                flags: shop.flags, webURLs: services.webURLs, analytics: shop.analytics, clock: services.clock,
                undo: undo),
            productDetails: services.productDetails,
            productListing: ProductListingDependencyContainer(
                products: shop.products, categories: shop.categories, wishlist: shop.wishlist,
                listingStyle: shop.listingStyle, reachability: shop.reachability,
                analytics: shop.analytics, search: shop.search, changes: shop.productChanges),
            purchasing: PurchasingDependencyContainer(
                products: shop.products, bag: shop.bag, orders: shop.orders, session: shop.session,
                reachability: shop.reachability, analytics: shop.analytics, clock: services.clock, undo: undo),
            search: SearchDependencyContainer(
                search: shop.search, categories: shop.categories, brands: shop.brands,
                flags: shop.flags, analytics: shop.analytics, clock: services.clock),
            web: WebDependencyContainer(
                webURLs: services.webURLs, webView: shop.webView, reachability: shop.reachability),
            wishlist: WishlistDependencyContainer(
                wishlist: shop.wishlist, outbox: shop.outbox, analytics: shop.analytics,
                clock: services.clock, undo: undo))
    }
}
