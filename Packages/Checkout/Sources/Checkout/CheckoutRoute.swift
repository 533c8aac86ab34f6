public import FlowKit
public import Model
public import SharedUI

/// The checkout's screens.
public enum CheckoutRoute: Hashable, Codable, Sendable {
    /// The delivery address, with which the checkout begins. It is presented, and returns the order.
    case checkout
    /// The delivery option.
    case delivery
    /// The payment method.
    case payment
    /// The question of the user's bank about the payment.
    case paymentConfirmation
    /// The order before it is placed.
    case orderReview
    /// The order after it was placed.
    case orderPlaced(PendingOrder.ID)
}

extension CheckoutRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: CheckoutFlowViewModel) -> some View {
        switch self {
        case .checkout: CheckoutView(viewModel: flow.makeCheckoutViewModel())
        case .delivery: DeliveryView(viewModel: flow.makeDeliveryViewModel())
        case .payment: PaymentView(viewModel: flow.makePaymentViewModel())
        case .paymentConfirmation: PaymentConfirmationView(viewModel: flow.makePaymentConfirmationViewModel())
        case .orderReview: OrderReviewView(viewModel: flow.makeOrderReviewViewModel())
        case .orderPlaced(let id): OrderPlacedView(viewModel: flow.makeOrderPlacedViewModel(id))
        }
    }
}

extension CheckoutFlowViewModel: RootedFlow {
    public var root: CheckoutRoute { .checkout }
    public func screen(_ route: CheckoutRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the checkout.
public typealias CheckoutFlowView = FlowView<CheckoutFlowViewModel>

extension ResultRoute<CheckoutRoute, PlacedOrder> {
    /// The checkout, which ends with the order.
    public static var checkout: Self { ResultRoute(.checkout, isRestorable: true) }
}
