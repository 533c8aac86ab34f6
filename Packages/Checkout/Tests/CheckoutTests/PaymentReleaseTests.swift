import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Checkout

/// A payment that the order doesn't use is released, and the one that it uses isn't.
@MainActor
@Suite struct PaymentReleaseTests {
    private let scene = CheckoutScene([.candle])

    /// A checkout whose user has authorized a payment by card.
    private func paid() async -> (flow: CheckoutFlowViewModel, payment: PaymentViewModel) {
        let flow = scene.flow(router: Router([.delivery, .payment]))
        let payment = flow.makePaymentViewModel()
        let observing = Task { await payment.checkout.observe() }
        await settle(payment.checkout) { payment.checkout.bag.isSuccess }
        observing.cancel()
        // It has the session until it ends.
        await observing.value
        await payment.load()
        await payment.proceed()
        payment.checkout.address = .berlin
        #expect(payment.checkout.payment?.method == .card)
        scene.payments.forgetCalls()
        return (flow, payment)
    }

    private var releases: Int { scene.payments.calls.count { $0 == .release("mock") } }

    @Test func anotherMethodReleasesTheFormerPayment() async {
        let (flow, payment) = await paid()
        flow.router.pop()
        payment.choose(.asking)
        await payment.proceed()
        #expect(releases == 1 && payment.checkout.payment == nil)
        let confirmation = flow.makePaymentConfirmationViewModel()
        confirmation.code = MockPaymentService.code
        await confirmation.confirm()
        #expect(releases == 1 && payment.checkout.payment?.method == .asking)
    }

    @Test func higherTotalReleasesTheFormerPayment() async {
        let (flow, payment) = await paid()
        flow.router.pop()
        payment.checkout.delivery = .express
        await payment.proceed()
        #expect(
            scene.payments.calls == [
                .release("mock"), .authorize(Money(minorUnits: 24_99), PaymentMethod.card.id),
            ])
    }

    @Test(arguments: [false, true]) func leavingReleasesThePaymentUnlessTheOrderHasIt(isPlaced: Bool) async {
        var checkout: (flow: CheckoutFlowViewModel, payment: PaymentViewModel)? = await paid()
        if isPlaced {
            await checkout?.flow.makeOrderReviewViewModel().placeOrder()
            #expect(scene.orders.pendingOrders.count == 1)
        }
        weak var session: CheckoutSession?
        session = checkout?.payment.checkout
        #expect(session != nil)
        checkout = nil
        #expect(session == nil)
        if isPlaced {
            #expect(releases == 0)
        } else {
            await settle(scene.payments) { releases == 1 }
        }
    }

    @Test func paymentThatIsConfirmedWhileTheOrderIsPlacedIsReleased() async {
        let (flow, payment) = await paid()
        let review = flow.makeOrderReviewViewModel()
        scene.orders.hold()
        let placing = Task { await review.placeOrder() }
        await scene.orders.waitUntilHeld()
        payment.choose(.asking)
        await payment.proceed()
        let confirmation = flow.makePaymentConfirmationViewModel()
        confirmation.code = MockPaymentService.code
        await confirmation.confirm()
        #expect(releases == 1 && payment.checkout.payment?.method == .card, "the order has the first payment")
        scene.orders.release()
        await placing.value
        #expect(releases == 1 && review.checkout.isPlaced)
    }
}
