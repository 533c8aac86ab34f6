import FlowKit
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
            return steps.tap(holding: steps.scene.voucher) { await review.applyVoucher() }
        },
        AwaitingAction("remove the voucher") {
            let steps = CheckoutSteps()
            let review = await steps.reviewing()
            return steps.tap(holding: steps.scene.voucher) { await review.removeVoucher() }
        },
    ]

    /// An order that is placed opens its confirmation also after the user has gone back, so it has no row in the second test.
    nonisolated static let placing = AwaitingAction("place the order") {
        let steps = CheckoutSteps()
        let review = await steps.reviewing()
        // The route of the confirmation has the order's key, which is another one in each scene.
        return AwaitingTap(
            holding: steps.scene.orders, router: Router<CheckoutRoute>(), other: .delivery,
            changes: { steps.scene.orders.calls }, exits: { [review.checkout.isPlaced] }
        ) { await review.placeOrder() }
    }

    @Test(arguments: actions + [placing]) func twoTapsHaveTheEffectOfOne(_ action: AwaitingAction) async {
        let (once, twice) = await (action.effects(), action.effects(taps: 2))
        #expect(twice == once)
        #expect(!once.changes.isEmpty, "the action changes nothing")
    }

    @Test(arguments: actions, AwaitingAction.Leaving.allCases)
    func userWhoLeavesStaysThereAndKeepsTheChange(_ action: AwaitingAction, leaving: AwaitingAction.Leaving) async {
        let (stayed, left) = await (action.effects(), action.effects(leaving: leaving))
        #expect(left.leavesScreens)
        #expect(left.changes == stayed.changes)
    }
}
