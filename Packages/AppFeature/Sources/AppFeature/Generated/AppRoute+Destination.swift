import Bag
import Home
import ProductDetails
import ProductListing
import SharedUI
import Wishlist

extension AppRoute {
    /// The route's screen, made by its feature.
    @MainActor @ViewBuilder
    func destination(_ flows: AppFlows) -> some View {
        switch self {
        case .bag(let route): route.destination(flows.bag)
        case .home(let route): route.destination(flows.home)
        case .productDetails(let route): route.destination(flows.productDetails)
        case .productListing(let route): route.destination(flows.productListing)
        case .wishlist(let route): route.destination(flows.wishlist)
        }
    }
}
