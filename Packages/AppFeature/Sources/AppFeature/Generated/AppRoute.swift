public import Bag
public import Home
public import ProductDetails
public import ProductListing
public import Wishlist

/// Every screen of the app: the sum of its features' routes.
public enum AppRoute: Hashable, Codable, Sendable {
    case bag(BagRoute)
    case home(HomeRoute)
    case productDetails(ProductDetailsRoute)
    case productListing(ProductListingRoute)
    case wishlist(WishlistRoute)
}
