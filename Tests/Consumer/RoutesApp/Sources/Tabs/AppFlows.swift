import FlowKit
import Greeting
import Mocks
import Wishlist

/// The flows of the app: one for each feature, named as its case of `AppRoute`.
@MainActor
final class AppFlows {
    let greeting = GreetingFlow()
    let wishlist = WishlistFlowViewModel(
        WishlistFlowDependencyContainer(
            wishlist: WishlistDependencyContainer(wishlist: MockWishlistService(), bag: MockBagService())
        ) { _ in })
}
