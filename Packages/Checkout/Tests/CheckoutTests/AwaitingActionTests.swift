import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import Checkout

/// The actions of the checkout that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated static let actions = [
        AwaitingAction("use an address") {
            let steps = CheckoutSteps()
            await steps.address.load()
            return steps.tap(holding: steps.scene.addresses) { await steps.address.proceed() }
        },
        AwaitingAction("authorize a payment") {
            let steps = CheckoutSteps()
            let payment = await steps.paying()
            return steps.tap(holding: steps.scene.payments) { await payment.proceed() }
        },
        AwaitingAction("confirm a payment") {
            let steps = CheckoutSteps()
            let payment = await steps.paying()
            payment.choose(.asking)
            await payment.proceed()
            let confirmation = steps.flow.makePaymentConfirmationViewModel()
            confirmation.code = MockPaymentService.code
            return steps.tap(holding: steps.scene.payments) { await confirmation.confirm() }
        },
        AwaitingAction("apply a voucher") {
            let steps = CheckoutSteps()
            let review = await steps.reviewing()
            review.checkout.voucher.code = "welcome10"
            return steps.tap(holding: steps.scene.voucher, alertsOf: review) { await review.applyVoucher() }
        },
        AwaitingAction("remove the voucher") {
            let steps = CheckoutSteps()
            let review = await steps.reviewing()
            return steps.tap(holding: steps.scene.voucher, alertsOf: review) { await review.removeVoucher() }
        },
        // The route of the confirmation has the order's key, which is another one in each scene.
        AwaitingAction("place the order once", skipping: [.leaving, .failure]) {
            await place { _ in Router<CheckoutRoute>() }
        },
        // An order that is placed opens its confirmation also after the user has gone back.
        AwaitingAction("place the order", skipping: [.twoTaps, .leaving]) { await place { $0.flow.router } },
        AwaitingAction("ask for the permission to notify") {
            let steps = CheckoutSteps()
            let placed = steps.flow.makeOrderPlacedViewModel(steps.address.checkout.key)
            return steps.tap(holding: steps.scene.notifications) {
                placed.allowNotifications()
                await settle(steps.scene.notifications) { steps.scene.notifications.current != .notDetermined }
            }
        },
    ]

    private static func place(_ router: (CheckoutSteps) -> Router<CheckoutRoute>) async -> AwaitingTap {
        let steps = CheckoutSteps()
        let review = await steps.reviewing()
        return AwaitingTap(
            holding: steps.scene.orders, router: router(steps), other: .delivery,
            changes: { steps.scene.orders.calls.map { _ in "placed" } }, exits: { [review.checkout.isPlaced] },
            alertsOf: review
        ) { await review.placeOrder() }
    }

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}
