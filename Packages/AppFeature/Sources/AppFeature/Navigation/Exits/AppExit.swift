public import Bag
public import Home
public import ProductDetails
public import ProductListing
public import Wishlist

/// Every way out of a feature.
public enum AppExit: Hashable, Sendable {
    case bag(BagExit)
    case home(HomeExit)
    case productDetails(ProductDetailsExit)
    case productListing(ProductListingExit)
    case wishlist(WishlistExit)
}
