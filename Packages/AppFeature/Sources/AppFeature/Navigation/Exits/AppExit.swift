public import ActivitySwitcher
public import Bag
public import Brochures
public import Home
public import MyAccount
public import ProductDetails
public import ProductListing
public import Wishlist

/// The exits of all features.
public enum AppExit: Hashable, Sendable {
    case activitySwitcher(ActivitySwitcherExit)
    case bag(BagExit)
    case brochures(BrochuresExit)
    case home(HomeExit)
    case myAccount(MyAccountExit)
    case productDetails(ProductDetailsExit)
    case productListing(ProductListingExit)
    case wishlist(WishlistExit)
}
