public import FlowKit
import Foundation
import Loading
public import Model

/// The view model of the screen with the question of the user's bank.
@MainActor
public final class PaymentConfirmationViewModel: PaymentConfirmationViewModelProtocol {
    public let checkout: CheckoutSession
    public let challenge: PaymentChallenge?
    @Published public var code = ""
    @Published public private(set) var problem: LocalizedStringResource?
    @Published public private(set) var rejections = 0

    private let payments: any PaymentService
    private weak var router: Router<CheckoutRoute>?
    private var forwarding: AnyCancellable?

    init(_ payments: any PaymentService, _ checkout: CheckoutSession, router: Router<CheckoutRoute>) {
        self.payments = payments
        challenge = checkout.challenge
        self.checkout = checkout
        self.router = router
        forwarding = forwardChanges(of: checkout)
    }

    public var isWorking: Bool { checkout.isPaying }

    /// The code without surrounding whitespace, which pasted texts often have.
    private var trimmedCode: String { code.trimmingCharacters(in: .whitespacesAndNewlines) }

    public func confirm() async {
        guard let challenge else { return }
        guard !trimmedCode.isEmpty else { return reject("Enter the code.") }
        await checkout.unlessBusy(\.isPaying) { await confirm(challenge) }
    }

    public func leaveIfConfirmed() {
        if challenge == nil, checkout.payment != nil { router?.popTo(.payment) }
    }

    private func reject(_ problem: LocalizedStringResource) {
        self.problem = problem
        rejections += 1
    }

    private func confirm(_ challenge: PaymentChallenge) async {
        problem = nil
        let screen = router?.frontScreen
        do throws(PaymentError) {
            let payment = try await payments.confirm(challenge, code: trimmedCode)
            // The user may have left this screen. The payment is kept, so that it isn't authorized twice.
            await checkout.use(payment)
            checkout.challenge = nil
            if let router, router.frontScreen == screen { router.replace(.paymentConfirmation, with: .orderReview) }
        } catch {
            if let copy = error.copy { reject(copy) }
        }
    }
}

extension PaymentConfirmationViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/checkout/payment/confirmation", requiresAuth: true)
}
