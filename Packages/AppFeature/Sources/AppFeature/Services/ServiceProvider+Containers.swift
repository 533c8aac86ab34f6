import Bag
import Brochures
import Home
import Model
import MyAccount
import ProductDetails
import ProductListing
import Wishlist

// The dependencies of each feature.
extension ServiceProvider {
    var home: HomeDependencyContainer {
        HomeDependencyContainer(
            products: products, categories: categories, recents: recents, wishlist: wishlist,
            reachability: reachability, analytics: analytics, changes: productChanges)
    }

    var productListing: ProductListingDependencyContainer {
        ProductListingDependencyContainer(
            products: products, categories: categories, wishlist: wishlist, listingStyle: listingStyle,
            reachability: reachability, analytics: analytics, search: search, changes: productChanges)
    }

    var productDetails: ProductDetailsDependencyContainer {
        ProductDetailsDependencyContainer(
            products: products, categories: categories, reviews: reviews, recents: recents, wishlist: wishlist,
            bag: bag, reachability: reachability, webURLs: webURLs, analytics: analytics, clock: clock,
            changes: productChanges)
    }

    var wishlistScreen: WishlistDependencyContainer {
        WishlistDependencyContainer(wishlist: wishlist, bag: bag, analytics: analytics, clock: clock)
    }

    var bagScreen: BagDependencyContainer {
        BagDependencyContainer(
            bag: bag, ordering: BagOrdering(orders: orders, session: session, outbox: outbox), clock: clock)
    }

    var brochuresScreens: BrochuresDependencyContainer {
        BrochuresDependencyContainer(brochures: brochures, reachability: reachability)
    }

    var myAccount: MyAccountDependencyContainer {
        MyAccountDependencyContainer(
            authentication: authentication, session: session, orders: orders, listingStyle: listingStyle,
            reachability: reachability, analytics: analytics, appVersion: version, outbox: outbox,
            profile: profile, notifications: notifications, clock: clock)
    }
}
