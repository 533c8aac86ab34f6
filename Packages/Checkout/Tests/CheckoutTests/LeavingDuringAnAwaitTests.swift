import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import Checkout

/// The steps of a checkout while the store or the provider hasn't responded: the second tap does nothing, and a user who has
/// left the screen stays where they are.
@MainActor
@Suite struct LeavingDuringAnAwaitTests {
    private let steps = CheckoutSteps()
    private var scene: CheckoutScene { steps.scene }
    private var flow: CheckoutFlowViewModel { steps.flow }
    private var address: CheckoutViewModel { steps.address }

    // MARK: - Address

    @Test func inputDuringContinueStays() async {
        await address.load()
        scene.addresses.hold()
        let work = Task { await address.proceed() }
        await scene.addresses.waitUntilHeld()
        address.choose(nil)
        address.input.name = "Ada"
        scene.addresses.release()
        await work.value
        #expect(address.input.name == "Ada" && address.chosen == nil)
        #expect(flow.router.path.isEmpty)
    }

    // MARK: - Payment

    @Test func paymentThatEndsAfterItsScreenIsKeptAndOpensNothing() async {
        let payment = await steps.paying()
        scene.payments.hold()
        let work = Task { await payment.proceed() }
        await scene.payments.waitUntilHeld()
        flow.router.pop()
        scene.payments.release()
        await work.value
        #expect(flow.router.path == [.delivery])
        #expect(address.checkout.payment?.method == .card)

        flow.router.navigate(to: .payment)
        let again = flow.makePaymentViewModel()
        await again.load()
        await again.proceed()
        #expect(flow.router.path == [.delivery, .payment, .orderReview])
        #expect(scene.payments.calls.filter { $0 != .methods }.count == 1, "the payment is used")
    }

    @Test func screenThatIsOpenedAgainDoesNotAuthorizeASecondTime() async {
        let payment = await steps.paying()
        scene.payments.hold { $0 != .methods }
        let work = Task { await payment.proceed() }
        await scene.payments.waitUntilHeld()
        flow.router.pop()
        flow.router.navigate(to: .payment)
        let again = flow.makePaymentViewModel()
        await again.load()
        #expect(again.isWorking)
        await again.proceed()
        scene.payments.declined = .insufficientFunds
        scene.payments.release()
        await work.value
        #expect(scene.payments.calls.filter { $0 != .methods }.count == 1)
        #expect(again.problem == PaymentError.declined(.insufficientFunds).text && !again.isWorking)
    }

    @Test(arguments: [false, true])
    func confirmedPaymentIsKeptIfTheUserHasGoneBack(hasGoneBack: Bool) async {
        let payment = await steps.paying()
        payment.choose(.asking)
        await payment.proceed()
        let confirmation = flow.makePaymentConfirmationViewModel()
        confirmation.code = MockPaymentService.code
        scene.payments.hold()
        async let first: Void = confirmation.confirm()
        async let second: Void = confirmation.confirm()
        await scene.payments.waitUntilHeld()
        if hasGoneBack { flow.router.pop() }
        scene.payments.release()
        _ = await (first, second)
        #expect(scene.payments.calls.count { $0 == .confirm(code: MockPaymentService.code) } == 1)
        #expect(address.checkout.payment?.method == .asking)
        #expect(flow.router.path == [.delivery, .payment] + (hasGoneBack ? [] : [.orderReview]))
    }

    // MARK: - Order

    @Test func twoTapsPlaceOneOrder() async {
        let review = await steps.reviewing()
        scene.orders.hold()
        async let first: Void = review.placeOrder()
        async let second: Void = review.placeOrder()
        await scene.orders.waitUntilHeld()
        #expect(review.isPlacing)
        // The screen is opened again, too.
        await flow.makeOrderReviewViewModel().placeOrder()
        scene.orders.release()
        _ = await (first, second)
        await review.placeOrder()
        #expect(scene.orders.calls.count == 1 && !review.isPlacing)
    }

    @Test func checkoutCannotBeLeftWhileTheOrderIsPlaced() async {
        let review = await steps.reviewing()
        scene.orders.hold()
        let work = Task { await review.placeOrder() }
        await scene.orders.waitUntilHeld()
        review.checkout.cancel()
        #expect(flow.router.dialog == nil && scene.exits.isEmpty)
        scene.orders.release()
        await work.value
        #expect(flow.router.path == [.orderPlaced(review.checkout.key)])
    }

    @Test func questionThatIsAnsweredAfterTheOrderWasPlacedClosesNothing() async {
        let review = await steps.reviewing()
        review.checkout.cancel()
        await settle(flow.router) { flow.router.dialog != nil }
        await review.placeOrder()
        flow.router.answer(Discarding.discard)
        await settle(flow.router) { flow.router.dialog == nil }
        #expect(scene.exits.isEmpty)
    }
}
