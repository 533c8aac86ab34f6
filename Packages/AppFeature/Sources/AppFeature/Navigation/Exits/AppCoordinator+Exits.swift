import Bag
public import FlowKit
import Home
import Model
import ProductDetails
import ProductListing
import Wishlist

extension AppCoordinator {
    /// Where each exit of each feature leads. The one place that knows two features at once.
    ///
    /// - Parameters:
    ///   - exit: Where a screen wants to go.
    ///   - place: The stack that the screen is on.
    public func leave(through exit: AppExit, from place: AppPlace) {
        switch exit {
        case .home(.product(let id)), .productListing(.product(let id)), .productDetails(.product(let id)),
            .wishlist(.product(let id)), .bag(.product(let id)):
            push(.productDetails(.productDetails(id)), on: place)
        case .home(.category(let id)), .productDetails(.category(let id)):
            push(.productListing(.productListing(ProductQuery(category: id))), on: place)
        case .home(.search(let text)):
            push(.productListing(.productListing(ProductQuery(text: text))), on: place)
        case .home(.allProducts), .wishlist(.shop), .bag(.shop):
            show(.shop)
        case .productDetails(.bag), .wishlist(.bag):
            show(.bag)
        }
    }

    private func push(_ route: AppRoute, on place: AppPlace) {
        navigator.apply(.route(route, as: .push, on: place))
    }
}
