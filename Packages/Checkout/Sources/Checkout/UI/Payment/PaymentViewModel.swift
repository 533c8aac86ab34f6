public import FlowKit
public import Model

/// The view model of the payment screen.
@MainActor
public final class PaymentViewModel: PaymentViewModelProtocol {
    public let checkout: CheckoutSession
    @Published public private(set) var methods: ViewState<[PaymentMethod], ServiceError> = .loading
    @Published public private(set) var attempt = 0
    @Published public private(set) var chosen: PaymentMethod?
    @Published public private(set) var problem: LocalizedStringResource?
    @Published public private(set) var isWorking = false

    private let payments: any PaymentService
    private weak var router: Router<CheckoutRoute>?

    init(_ dependencies: CheckoutDependencyContainer, _ checkout: CheckoutSession, router: Router<CheckoutRoute>) {
        payments = dependencies.payments
        self.checkout = checkout
        self.router = router
    }

    public func load() async {
        guard methods.value == nil else { return }
        do throws(ServiceError) {
            let methods = try await payments.methods()
            self.methods = .success(methods)
            chosen = methods.first { $0 == checkout.payment?.method } ?? methods.first
        } catch {
            if error != .cancelled { methods = .error(error) }
        }
    }

    public func retry() {
        guard methods.failure != nil else { return }
        methods = .loading
        attempt += 1
    }

    public func choose(_ method: PaymentMethod) {
        chosen = method
        problem = nil
    }

    public func proceed() async {
        guard !isWorking, let method = chosen else { return }
        guard let amount = checkout.amount else {
            problem = OrderReview.Obstacle.total.text
            return
        }
        if let payment = checkout.payment, payment.method == method, payment.covers(amount) {
            router?.navigate(to: .orderReview)
            return
        }
        (isWorking, problem, checkout.payment) = (true, nil, nil)
        do throws(PaymentError) {
            let outcome = try await payments.authorize(amount, with: method)
            isWorking = false
            // The user may have left this screen.
            guard let router, router.currentRoutes.last == .payment else { return }
            switch outcome {
            case .authorized(let payment):
                checkout.payment = payment
                router.navigate(to: .orderReview)
            case .needsConfirmation(let challenge):
                checkout.challenge = challenge
                router.navigate(to: .paymentConfirmation)
            }
        } catch {
            isWorking = false
            problem = error.copy
        }
    }
}

extension PaymentViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/checkout/payment", requiresAuth: true)
}

extension PaymentError {
    /// The texts that the user reads about a payment that failed: the problem and the next step. `nil` for a cancellation.
    var copy: LocalizedStringResource? {
        guard case .service(let error) = self else { return text }
        let copy = ErrorCopy(error)
        return copy.isShown ? "\(localized: copy.title). \(localized: copy.message)" : nil
    }
}
