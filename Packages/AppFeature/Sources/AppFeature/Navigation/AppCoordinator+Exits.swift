import Bag
import Home
import Model
import ProductDetails
import ProductListing
import Wishlist

extension AppCoordinator {
    /// Where each exit of each feature leads. The one place that knows two features at once.
    public func leave(through exit: AppExit, from tab: Tab) {
        switch exit {
        case .home(.product(let id)), .productListing(.product(let id)), .productDetails(.product(let id)),
            .wishlist(.product(let id)), .bag(.product(let id)):
            push(.productDetails(.productDetails(id)), on: tab)
        case .home(.category(let id)), .productDetails(.category(let id)):
            push(.productListing(.productListing(ProductQuery(category: id))), on: tab)
        case .home(.search(let text)):
            push(.productListing(.productListing(ProductQuery(text: text))), on: tab)
        case .home(.allProducts), .wishlist(.shop), .bag(.shop):
            show(.shop)
        case .productDetails(.bag), .wishlist(.bag):
            show(.bag)
        }
    }
}
