import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import SharedUI
import Testing

@testable import Checkout

@MainActor
@Suite struct CheckoutViewModelTests {
    // MARK: - Address

    @Test func theLastUsedAddressIsOffered() async {
        let scene = CheckoutScene(addresses: [.london, .berlin])
        let flow = scene.flow()
        let viewModel = flow.makeCheckoutViewModel()
        #expect(viewModel.saved.isLoading)
        await viewModel.load()
        #expect(viewModel.chosen == .london)
        viewModel.choose(.berlin)
        await viewModel.proceed()
        #expect(flow.router.path == [.delivery])
        #expect(viewModel.checkout.address == .berlin)
        #expect(scene.addresses.stored == [.berlin, .london])
    }

    @Test func aNewAddressIsCheckedFieldByField() async {
        let scene = CheckoutScene(addresses: [])
        let flow = scene.flow()
        let viewModel = flow.makeCheckoutViewModel()
        await viewModel.load()
        #expect(viewModel.chosen == nil && viewModel.problems.isEmpty)
        await viewModel.proceed()
        #expect(Set(viewModel.problems.keys) == Set(DeliveryAddress.Field.allCases))
        #expect(flow.router.path.isEmpty && scene.addresses.stored.isEmpty)
        viewModel.input = .london
        viewModel.input.postalCode = " sw1a 1aa"
        #expect(viewModel.problems.isEmpty)
        await viewModel.proceed()
        #expect(flow.router.path == [.delivery])
        // It is stored as it is written on a label, and chosen from now on.
        #expect(scene.addresses.stored == [.london])
        #expect(viewModel.chosen == .london && viewModel.input.isBlank)
    }

    @Test func aStoredAddressThatIsNoLongerValidIsEdited() async {
        var old = DeliveryAddress.berlin
        old.country = "AQ"
        let viewModel = CheckoutScene(addresses: [old]).flow().makeCheckoutViewModel()
        await viewModel.load()
        await viewModel.proceed()
        #expect(viewModel.chosen == nil && viewModel.input == old)
        #expect(viewModel.problems == [.country: .unknownCountry])
    }

    @Test func aFailureToLoadIsRetried() async {
        let scene = CheckoutScene()
        scene.addresses.failure = .storage("full")
        let viewModel = scene.flow().makeCheckoutViewModel()
        await viewModel.load()
        #expect(viewModel.saved == .error(.storage("full")))
        scene.addresses.failure = nil
        viewModel.retry()
        #expect(viewModel.saved.isLoading && viewModel.attempt == 1)
        await viewModel.load()
        #expect(viewModel.chosen == .berlin)
        // An address that can't be stored is used all the same.
        scene.addresses.failure = .storage("full")
        await viewModel.proceed()
        #expect(viewModel.checkout.address == .berlin)
    }

    // MARK: - Payment

    private func paying(_ scene: CheckoutScene) async -> (CheckoutFlowViewModel, PaymentViewModel) {
        let flow = scene.flow(router: Router([.delivery, .payment]))
        let viewModel = flow.makePaymentViewModel()
        let observing = Task { await viewModel.checkout.observe() }
        await settle(viewModel.checkout) { viewModel.checkout.bag.isSuccess }
        observing.cancel()
        await viewModel.load()
        return (flow, viewModel)
    }

    @Test func theTotalWithDeliveryIsAuthorizedOnce() async {
        let scene = CheckoutScene([.candle])
        let (flow, viewModel) = await paying(scene)
        #expect(viewModel.chosen == .card)
        await viewModel.proceed()
        #expect(flow.router.path == [.delivery, .payment, .orderReview])
        flow.router.pop()
        await viewModel.proceed()
        #expect(scene.payments.calls == [.methods, .authorize(Money(minorUnits: 14_99), PaymentMethod.card.id)])
        // A higher amount needs another authorization.
        flow.router.pop()
        viewModel.checkout.delivery = .express
        await viewModel.proceed()
        #expect(scene.payments.calls.last == .authorize(Money(minorUnits: 24_99), PaymentMethod.card.id))
    }

    @Test func aDeclinedPaymentIsTriedWithAnotherMethod() async {
        let scene = CheckoutScene()
        let (flow, viewModel) = await paying(scene)
        scene.payments.declined = .insufficientFunds
        await viewModel.proceed()
        #expect(viewModel.problem == PaymentError.declined(.insufficientFunds).text)
        #expect(flow.router.path.last == .payment && !viewModel.isWorking)
        viewModel.choose(.asking)
        #expect(viewModel.problem == nil)
        scene.payments.declined = nil
        await viewModel.proceed()
        #expect(flow.router.path.last == .paymentConfirmation)
    }

    @Test func withoutAConnectionTheProblemSaysSo() async {
        let scene = CheckoutScene()
        let (_, viewModel) = await paying(scene)
        scene.payments.failure = .offline
        await viewModel.proceed()
        let offline = ErrorCopy(.offline)
        #expect(viewModel.problem == "\(localized: offline.title). \(localized: offline.message)")
    }

    @Test func aCodeIsEnteredUntilItIsRight() async {
        let scene = CheckoutScene()
        let (flow, payment) = await paying(scene)
        payment.choose(.asking)
        await payment.proceed()
        let viewModel = flow.makePaymentConfirmationViewModel()
        #expect(viewModel.challenge?.method == .asking)
        await viewModel.confirm()
        #expect(viewModel.problem == "Enter the code." && viewModel.rejections == 1)
        viewModel.code = "1"
        await viewModel.confirm()
        #expect(viewModel.problem == PaymentError.wrongCode.text)
        viewModel.code = " \(MockPaymentService.code)\n"
        await viewModel.confirm()
        #expect(viewModel.problem == nil)
        // The question isn't asked again on the way back.
        #expect(flow.router.path == [.delivery, .payment, .orderReview])
    }

    // MARK: - Review

    private func reviewing(_ scene: CheckoutScene) async -> (CheckoutFlowViewModel, OrderReviewViewModel) {
        let (flow, payment) = await paying(scene)
        await payment.proceed()
        let viewModel = flow.makeOrderReviewViewModel()
        viewModel.checkout.address = .berlin
        return (flow, viewModel)
    }

    @Test func aVoucherReducesTheTotal() async {
        let scene = CheckoutScene()
        let (_, viewModel) = await reviewing(scene)
        let voucher = viewModel.checkout.voucher
        let observing = Task { await viewModel.checkout.observe() }
        defer { observing.cancel() }
        voucher.code = "NONE"
        await viewModel.applyVoucher()
        #expect(voucher.problem == .unknown)
        voucher.code = "save15"
        await viewModel.applyVoucher()
        #expect(voucher.problem == .belowMinimum(Money(minorUnits: 100_00)))
        voucher.code = "welcome10"
        await viewModel.applyVoucher()
        #expect(voucher.problem == nil && voucher.code.isEmpty)
        await settle(viewModel) { viewModel.review?.total == Money(minorUnits: 88_20) }
        #expect(scene.voucher.current == Voucher.all[0])
        scene.voucher.failure = .storage("disk full")
        await viewModel.removeVoucher()
        #expect(viewModel.alert == AlertState(.storage("disk full")))
        #expect(viewModel.review?.total == Money(minorUnits: 88_20))
        scene.voucher.failure = nil
        await viewModel.removeVoucher()
        await settle(viewModel) { viewModel.review?.total == Money(minorUnits: 98_00) }
        #expect(scene.voucher.current == nil)
    }

    @Test func theVoucherOfTheBagIsPartOfTheOrder() async throws {
        let scene = CheckoutScene()
        try await scene.voucher.set(Voucher.all[0])
        let (_, viewModel) = await reviewing(scene)
        let observing = Task { await viewModel.checkout.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { viewModel.review?.total == Money(minorUnits: 88_20) }
        scene.orders.hold()
        let placing = Task { await viewModel.placeOrder() }
        await scene.orders.waitUntilHeld()
        // The store removes the voucher together with the lines.
        try await scene.voucher.set(nil)
        #expect(viewModel.review?.details?.voucher?.code == "WELCOME10")
        scene.orders.release()
        await placing.value
        guard case .place(_, let details)? = scene.orders.calls.last else {
            Issue.record("no order")
            return
        }
        #expect(details?.voucher == OrderVoucher(code: "WELCOME10", discount: Money(minorUnits: 9_80)))
        #expect(viewModel.review?.total == Money(minorUnits: 88_20), "the screen below keeps what was ordered")
    }

    @Test func theOrderIsPlacedOnceWithWhatTheUserSaw() async {
        let scene = CheckoutScene()
        let (flow, viewModel) = await reviewing(scene)
        scene.orders.placingFailure = .service(.storage("full"))
        await viewModel.placeOrder()
        #expect(viewModel.alert != nil && viewModel.checkout.hasUnsavedInput)
        scene.orders.placingFailure = nil
        await viewModel.placeOrder()
        let key = viewModel.checkout.key
        #expect(flow.router.path == [.orderPlaced(key)])
        let details = viewModel.review?.details
        #expect(details != nil && scene.orders.calls == [.place([.stools], details), .place([.stools], details)])
        #expect(scene.orders.pendingOrders.map(\.id) == [key])
        #expect(scene.analytics.events == [.ordered(itemCount: 2)])
        // The screens below keep what was ordered, and nothing is unsaved.
        #expect(viewModel.review?.lines == [.stools] && !viewModel.checkout.hasUnsavedInput)
    }

    @Test func reviewReportsObstacleToOrder() async throws {
        func obstacle(
            _ lines: [BagLine], voucher: Voucher? = nil, delivery: DeliveryOption = .standard
        ) -> OrderReview.Obstacle? {
            let payment = PaymentAuthorization(method: .card, amount: Money(minorUnits: 98_00), reference: "1")
            return OrderReview(
                Bag(lines: lines), address: .berlin, delivery: delivery, payment: payment, voucher: voucher
            ).obstacle
        }
        #expect(obstacle([.stools]) == nil)
        #expect(obstacle([BagLine(product: .fixture(id: 1, stock: 0), quantity: 1)]) == .quantity)
        #expect(obstacle([.stools], delivery: .express) == .payment)
        #expect(
            obstacle([.candle], voucher: try Voucher.named("SAVE15"))
                == .voucher(.belowMinimum(Money(minorUnits: 100_00))))
        var euros = BagLine.candle
        euros.product.price = Price(list: Money(minorUnits: 1_00, currency: .eur))
        #expect(obstacle([.stools, euros]) == .total)
        let texts: [OrderReview.Obstacle: LocalizedStringResource] = [
            .quantity: "Some quantities are no longer available. Go back to your bag and update them.",
            .total: "We can't calculate a total for these items. Go back to your bag and order them separately.",
            .voucher(.unknown): "This code isn't valid. Check it for typos.",
            .payment: "The total is now higher than the payment that you confirmed. Confirm your payment again.",
        ]
        for (obstacle, text) in texts { #expect(obstacle.text == text) }
    }

    // MARK: - Locations

    @Test func theScreensDeclareTheirLocations() {
        #expect(
            CheckoutViewModel.routeConfig
                == RouteConfig(activity: .shop, path: "/checkout", requiresAuth: true, transition: .sheet))
        let others = [
            DeliveryViewModel.routeConfig, PaymentViewModel.routeConfig, PaymentConfirmationViewModel.routeConfig,
            OrderReviewViewModel.routeConfig, OrderPlacedViewModel.routeConfig,
        ]
        #expect(
            others.map(\.path) == [
                "/checkout/delivery", "/checkout/payment", "/checkout/payment/confirmation", "/checkout/review",
                "/checkout/placed/:id",
            ])
        #expect(others.allSatisfy { $0.requiresAuth && $0.transition == .push })
    }
}
