public import FlowKit
public import Model

/// The requirements of the checkout's flow view and destinations.
@MainActor
public protocol CheckoutFlowViewModelProtocol: FlowViewModelProtocol where Route == CheckoutRoute {
    associatedtype CheckoutScreen: CheckoutViewModelProtocol
    associatedtype DeliveryScreen: DeliveryViewModelProtocol
    associatedtype PaymentScreen: PaymentViewModelProtocol
    associatedtype PaymentConfirmationScreen: PaymentConfirmationViewModelProtocol
    associatedtype OrderReviewScreen: OrderReviewViewModelProtocol
    associatedtype OrderPlacedScreen: OrderPlacedViewModelProtocol
    func makeCheckoutViewModel() -> CheckoutScreen
    func makeDeliveryViewModel() -> DeliveryScreen
    func makePaymentViewModel() -> PaymentScreen
    func makePaymentConfirmationViewModel() -> PaymentConfirmationScreen
    func makeOrderReviewViewModel() -> OrderReviewScreen
    func makeOrderPlacedViewModel(_ id: PendingOrder.ID) -> OrderPlacedScreen
}

/// The view model of the checkout's flow.
@MainActor
public final class CheckoutFlowViewModel: CheckoutFlowViewModelProtocol {
    public let router: Router<CheckoutRoute>
    private let dependencies: CheckoutFlowDependencyContainer
    /// The session, which lives as long as a screen of the checkout.
    private weak var current: CheckoutSession?

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: CheckoutFlowDependencyContainer, router: Router<CheckoutRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<CheckoutRoute>) -> CheckoutFlowViewModel {
        CheckoutFlowViewModel(dependencies, router: router)
    }

    private var session: CheckoutSession {
        let session =
            current
            ?? CheckoutSession(
                dependencies.checkout.bag, voucher: VoucherEntry(dependencies.checkout.voucher),
                payments: dependencies.checkout.payments, hasPages: dependencies.checkout.webURLs.site != nil,
                router: router, exit: dependencies.exit)
        current = session
        return session
    }

    public func makeCheckoutViewModel() -> CheckoutViewModel {
        CheckoutViewModel(dependencies.checkout, session, router: router)
    }

    public func makeDeliveryViewModel() -> DeliveryViewModel { DeliveryViewModel(session, router: router) }

    public func makePaymentViewModel() -> PaymentViewModel {
        PaymentViewModel(dependencies.checkout, session, router: router)
    }

    public func makePaymentConfirmationViewModel() -> PaymentConfirmationViewModel {
        PaymentConfirmationViewModel(dependencies.checkout, session, router: router)
    }

    public func makeOrderReviewViewModel() -> OrderReviewViewModel {
        OrderReviewViewModel(dependencies.checkout, session, router: router)
    }

    public func makeOrderPlacedViewModel(_ id: PendingOrder.ID) -> OrderPlacedViewModel {
        OrderPlacedViewModel(id, dependencies.checkout, router: router, exit: dependencies.exit)
    }

    /// A Boolean value that indicates whether a screen has unsaved input. Ask the user to confirm before removing the
    /// flow.
    public var hasUnsavedChanges: Bool { current?.hasUnsavedInput ?? false }
}
