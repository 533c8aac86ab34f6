import Bag
import Checkout
import FlowKit
import Model

// The way from the bag to an order, and on.
extension AppCoordinator {
    /// Presents the checkout. If it ends with an order, the bag is empty: unless the user has opened the order, the shop is
    /// shown.
    func checkOut() {
        let presentation = navigator.presentation(of: .checkout)
        Task { [weak self] in
            guard await presentation.result != nil, let self, state.route == .bag(.bag) else { return }
            show(.shop)
        }
    }

    /// Closes the checkout and shows what the user chose, as one operation.
    func leaveCheckout(for route: AppRoute?, from place: AppPlace) {
        var steps: [NavigationOperation<AppNavigation>] = []
        var stack = place
        if case .modal(let id) = place {
            steps.append(.dismissModal(id))
            stack = frontTab(of: .shop)
        } else {
            let below = (state[place]?.stack ?? []).prefix { $0.feature != "checkout" }
            steps.append(.replace(Array(below), on: place))
        }
        if let route { steps.append(.route(route, as: .push, on: stack)) }
        navigator.apply(.all(steps))
    }
}

extension ResultRoute<AppRoute, PlacedOrder> {
    /// The checkout, which ends with the order.
    fileprivate static var checkout: Self {
        ResultRoute<CheckoutRoute, PlacedOrder>.checkout.embedded(by: AppRoute.checkout)
    }
}
