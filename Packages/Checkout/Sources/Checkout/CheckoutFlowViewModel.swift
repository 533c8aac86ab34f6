public import FlowKit
public import Model

/// The view model of the checkout's flow.
@MainActor
public final class CheckoutFlowViewModel: FlowViewModelProtocol {
    public let router: Router<CheckoutRoute>
    private let dependencies: CheckoutDependencyContainer
    private let exit: @MainActor @Sendable (CheckoutExit) -> Void
    /// The session, which lives as long as a screen of the checkout.
    private weak var current: CheckoutSession?

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: CheckoutDependencyContainer, router: Router<CheckoutRoute>? = nil,
        exit: @escaping @MainActor @Sendable (CheckoutExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<CheckoutRoute>) -> CheckoutFlowViewModel {
        CheckoutFlowViewModel(dependencies, router: router, exit: exit)
    }

    private var session: CheckoutSession {
        let session =
            current
            ?? CheckoutSession(
                dependencies.bag, voucher: VoucherEntry(dependencies.voucher),
                payments: dependencies.payments, hasPages: dependencies.webURLs.site != nil,
                router: router, exit: exit)
        current = session
        return session
    }

    public func makeCheckoutViewModel() -> CheckoutViewModel {
        CheckoutViewModel(dependencies.addresses, session, router: router)
    }

    public func makeDeliveryViewModel() -> DeliveryViewModel { DeliveryViewModel(session, router: router) }

    public func makePaymentViewModel() -> PaymentViewModel {
        PaymentViewModel(dependencies.payments, session, router: router)
    }

    public func makePaymentConfirmationViewModel() -> PaymentConfirmationViewModel {
        PaymentConfirmationViewModel(dependencies.payments, session, router: router)
    }

    public func makeOrderReviewViewModel() -> OrderReviewViewModel {
        OrderReviewViewModel(dependencies.orders, analytics: dependencies.analytics, session, router: router)
    }

    public func makeOrderPlacedViewModel(_ id: PendingOrder.ID) -> OrderPlacedViewModel {
        OrderPlacedViewModel(
            id, dependencies.orders, notifications: dependencies.notifications, router: router, exit: exit)
    }

    /// A Boolean value that indicates whether a screen has unsaved input. Ask the user to confirm before removing the
    /// flow.
    public var hasUnsavedChanges: Bool { current?.hasUnsavedInput ?? false }
}

/// Destinations outside the checkout.
public enum CheckoutExit: Hashable, Sendable {
    /// Closes the checkout without an order.
    case close
    /// Opens the order that was placed.
    case order(Order.ID)
    /// Opens all orders, if the shop hasn't confirmed the order yet.
    case orders
    /// Opens the shop's products, from an empty bag.
    case shop
    /// Opens a page of the shop's website. The checkout stays below it.
    case page(ShopPage)
}
