import Bag
import Home
import Model
import ProductDetails
import ProductListing
import Wishlist

// What each feature gets of the services, and nothing more.
extension ServiceProvider {
    var home: HomeDependencyContainer {
        HomeDependencyContainer(products: products, recents: recents, wishlist: wishlist, reachability: reachability)
    }

    var productListing: ProductListingDependencyContainer {
        ProductListingDependencyContainer(
            products: products, wishlist: wishlist, listingStyle: listingStyle, reachability: reachability)
    }

    var productDetails: ProductDetailsDependencyContainer {
        ProductDetailsDependencyContainer(
            products: products, recents: recents, wishlist: wishlist, bag: bag, reachability: reachability,
            webURLs: webURLs)
    }

    var wishlistScreen: WishlistDependencyContainer {
        WishlistDependencyContainer(wishlist: wishlist, bag: bag, clock: clock)
    }

    var bagScreen: BagDependencyContainer {
        BagDependencyContainer(bag: bag, clock: clock)
    }
}
