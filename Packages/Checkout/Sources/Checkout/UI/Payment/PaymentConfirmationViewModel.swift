public import FlowKit
import Foundation
public import Model

/// The view model of the screen with the question of the user's bank.
@MainActor
public final class PaymentConfirmationViewModel: PaymentConfirmationViewModelProtocol {
    public let checkout: CheckoutSession
    public let challenge: PaymentChallenge?
    @Published public var code = ""
    @Published public private(set) var problem: LocalizedStringResource?
    @Published public private(set) var isWorking = false

    private let payments: any PaymentService
    private weak var router: Router<CheckoutRoute>?

    init(_ dependencies: CheckoutDependencyContainer, _ checkout: CheckoutSession, router: Router<CheckoutRoute>) {
        payments = dependencies.payments
        challenge = checkout.challenge
        self.checkout = checkout
        self.router = router
    }

    public var canConfirm: Bool { !isWorking && !trimmedCode.isEmpty }

    /// The code without surrounding whitespace, which pasted texts often have.
    private var trimmedCode: String { code.trimmingCharacters(in: .whitespacesAndNewlines) }

    public func confirm() async {
        guard canConfirm, let challenge else { return }
        (isWorking, problem) = (true, nil)
        do throws(PaymentError) {
            let payment = try await payments.confirm(challenge, code: trimmedCode)
            isWorking = false
            // The user may have left this screen.
            guard let router, router.currentRoutes.last == .paymentConfirmation else { return }
            (checkout.payment, checkout.challenge) = (payment, nil)
            router.replaceTop(with: .orderReview)
        } catch {
            isWorking = false
            problem = error.copy
        }
    }
}

extension PaymentConfirmationViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/checkout/payment/confirmation", requiresAuth: true)
}
