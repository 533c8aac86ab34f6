public import FlowKit
public import Model

/// The view model of the delivery screen.
@MainActor
public final class DeliveryViewModel: DeliveryViewModelProtocol {
    public let checkout: CheckoutSession
    @Published public private(set) var chosen: DeliveryOption
    private weak var router: Router<CheckoutRoute>?

    init(_ checkout: CheckoutSession, router: Router<CheckoutRoute>) {
        self.checkout = checkout
        self.router = router
        chosen = checkout.delivery
    }

    public func choose(_ option: DeliveryOption) {
        chosen = option
        checkout.delivery = option
    }

    public func proceed() { router?.navigate(to: .payment) }
}

extension DeliveryViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/checkout/delivery", requiresAuth: true)
}
