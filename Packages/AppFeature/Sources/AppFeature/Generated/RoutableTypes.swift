import Bag
public import FlowKit
import Home
import ProductDetails
import ProductListing
import Wishlist

/// The view models that say where their screens live.
public enum RoutableTypes {
    /// All of them, by name.
    public static let all: [any Routable.Type] = [
        BagViewModel.self,
        HomeViewModel.self,
        ProductDetailsViewModel.self,
        ProductListingViewModel.self,
        WishlistViewModel.self,
    ]

    /// The view model of a pattern. O(1).
    public static let byPath: [String: any Routable.Type] = Dictionary(
        all.map { ($0.routeConfig.path, $0) }, uniquingKeysWith: { first, _ in first })
}
