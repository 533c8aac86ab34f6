public import FlowKit
public import Loading
public import Model

/// The view model of the payment screen.
@MainActor
public final class PaymentViewModel: PaymentViewModelProtocol {
    public let checkout: CheckoutSession
    @Published public private(set) var methods: ViewState<[PaymentMethod], ServiceError> = .loading
    @Published public private(set) var attempt = 0
    @Published public private(set) var chosen: PaymentMethod?

    private let payments: any PaymentService
    private weak var router: Router<CheckoutRoute>?
    private var forwarding: AnyCancellable?

    init(_ payments: any PaymentService, _ checkout: CheckoutSession, router: Router<CheckoutRoute>) {
        self.payments = payments
        self.checkout = checkout
        self.router = router
        forwarding = forwardChanges(of: checkout)
    }

    public var problem: LocalizedStringResource? { checkout.paymentProblem }
    public var isWorking: Bool { checkout.isPaying }

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
        checkout.paymentProblem = nil
    }

    public func proceed() async {
        guard let method = chosen else { return }
        await checkout.unlessBusy(\.isPaying) { await pay(with: method) }
    }

    private func pay(with method: PaymentMethod) async {
        guard let amount = checkout.amount else {
            checkout.paymentProblem = OrderReview.Obstacle.total.text
            return
        }
        if let payment = checkout.payment, payment.method == method, payment.covers(amount) {
            router?.navigate(to: .orderReview)
            return
        }
        checkout.paymentProblem = nil
        let screen = router?.frontScreen
        await checkout.use(nil)
        do throws(PaymentError) {
            let next: CheckoutRoute
            switch try await payments.authorize(amount, with: method) {
            case .authorized(let payment):
                // The user may have left this screen. The payment is kept, so that it isn't authorized twice.
                await checkout.use(payment)
                next = .orderReview
            case .needsConfirmation(let challenge):
                checkout.challenge = challenge
                next = .paymentConfirmation
            }
            if let router, router.frontScreen == screen { router.navigate(to: next) }
        } catch {
            checkout.paymentProblem = error.copy
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
