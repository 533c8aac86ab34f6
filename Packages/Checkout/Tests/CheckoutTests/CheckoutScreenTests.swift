#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Foundation
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Checkout

    @MainActor
    @Suite struct CheckoutScreenTests {
        private func shown(_ scene: CheckoutScene) async -> (CheckoutFlowViewModel, ScreenDriver) {
            let flow = scene.flow()
            let app = ScreenDriver { CheckoutFlowView(viewModel: flow) }
            await app.settle { !app.shows("Loading") }
            return (flow, app)
        }

        private func proceed(_ app: ScreenDriver, to title: String) async {
            app.tap(id: "checkout.continue.button")
            await app.settle { app.title == title && !app.shows("Loading") }
        }

        @Test func fromTheAddressToTheOrder() async {
            let scene = CheckoutScene()
            let (flow, app) = await shown(scene)
            app.expectOutline(
                """
                screen "Delivery address"
                  toolbar
                    button "Cancel" #checkout.cancel.button
                  text "Step 1 of 4"
                  button "Emily Johnson Lindenweg 4 10115 Berlin Germany" (selected) #checkout.address-0.button
                  button "New address" #checkout.new-address.button
                  button "Continue" #checkout.continue.button
                """)
            await proceed(app, to: "Delivery")
            app.expectOutline(
                """
                screen "Delivery"
                  toolbar
                    button "Cancel" #checkout.cancel.button
                  text "Step 2 of 4"
                  button "Standard delivery 3–5 working days Free" (selected) #checkout.delivery-standard.button
                  button "Express delivery 1–2 working days $14.99" #checkout.delivery-express.button
                  button "Continue" #checkout.continue.button
                """)
            app.tap(id: "checkout.delivery-express.button")
            #expect(app.isSelected(.id("checkout.delivery-express.button")))
            await proceed(app, to: "Payment")
            app.expectOutline(
                """
                screen "Payment"
                  toolbar
                    button "Cancel" #checkout.cancel.button
                  text "Step 3 of 4"
                  button "Visa ending in 4242" (selected) #checkout.payment-card.button
                  button "Mastercard ending in 3220 Asks for a code." #checkout.payment-asking.button
                  text #checkout.payment.problem.label
                  button "Continue" #checkout.continue.button
                  button "Payment methods" #checkout.payment-page.button
                """)
            await proceed(app, to: "Review your order")
            app.type("welcome10", into: .id("checkout.voucher.field"))
            app.tap(id: "checkout.voucher.apply.button")
            await app.settle { app.shows("Voucher WELCOME10 -$9.80") && app.shows("Total $103.19") }
            #expect(app.shows("2 × Stool $98.00"))
            #expect(app.shows(id: "checkout.terms.label") && app.shows(id: "checkout.terms-page.button"))
            #expect(app.shows("Subtotal $98.00") && app.shows("Express delivery $14.99"))
            app.tap(id: "checkout.place-order.button")
            await app.settle { app.title == "Order placed" && app.shows("Thank you for your order") }
            #expect(app.shows("Your order is saved. We'll send it as soon as the shop can be reached."))
            guard case .orderPlaced(let key)? = flow.router.path.last else {
                Issue.record("no order")
                return
            }
            scene.orders.confirm(key, as: .fixture(id: 2001))
            await app.settle { app.shows("Order 2001, $49.00") }
            app.tap(id: "checkout.open-order.button")
            #expect(scene.exits == [.close, .order(Order.ID(rawValue: 2001))])
        }

        @Test func theShopOffersNotificationsOnceAfterAnOrder() async throws {
            let scene = CheckoutScene()
            let id = PendingOrder.ID(rawValue: UUID())
            try await scene.orders.place([.stools], details: .fixture, key: id)
            let flow = scene.flow(router: Router([.orderPlaced(id)]))
            let app = ScreenDriver { CheckoutFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "checkout.notifications.button") }
            #expect(scene.notifications.calls.isEmpty)
            app.tap(id: "checkout.notifications.button")
            await app.settle { !app.shows(id: "checkout.notifications.button") }
            #expect(scene.notifications.current == .authorized)
        }

        @Test func theConfirmationCanBeClosed() async throws {
            let scene = CheckoutScene()
            let id = PendingOrder.ID(rawValue: UUID())
            try await scene.orders.place([.stools], details: .fixture, key: id)
            let flow = scene.flow(router: Router([.orderPlaced(id)]))
            let app = ScreenDriver { CheckoutFlowView(viewModel: flow) }
            await app.settle { app.shows("Thank you for your order") }
            app.tap(id: "checkout.placed.close.button")
            #expect(scene.exits == [.close])
        }

        @Test func eachFieldSaysItsProblem() async {
            let (_, app) = await shown(CheckoutScene(addresses: []))
            #expect(!app.shows(id: "checkout.new-address.button"))
            app.tap(id: "checkout.continue.button")
            await app.settle { app.shows("Enter the recipient's name.") }
            #expect(app.shows("Enter the street and house number.") && app.shows("Enter the postal code."))
            #expect(app.shows("Enter the city.") && app.shows("Choose a country."))
            app.type("Emily", into: .id("checkout.name.field"))
            #expect(app.label(of: .id("checkout.name.problem.label")) == "")
            app.type("Lindenweg 4", into: .id("checkout.street.field"))
            app.type("ABC", into: .id("checkout.postal-code.field"))
            app.type("Berlin", into: .id("checkout.city.field"))
            app.select("Germany", in: .id("checkout.country.picker"))
            #expect(app.shows("Enter a postal code such as 10115."))
            app.type("10115", into: .id("checkout.postal-code.field"))
            app.submit(.id("checkout.postal-code.field"))
            await app.settle { app.title == "Delivery" }
        }

        @Test func aDeclinedCardIsReplaced() async {
            let scene = CheckoutScene()
            let (_, app) = await shown(scene)
            await proceed(app, to: "Delivery")
            await proceed(app, to: "Payment")
            scene.payments.declined = .insufficientFunds
            app.tap(id: "checkout.continue.button")
            await app.settle { app.isEnabled(.id("checkout.continue.button")) && !app.shows("Loading") }
            await app.settle { app.label(of: .id("checkout.payment.problem.label")) != "" }
            #expect(
                app.label(of: .id("checkout.payment.problem.label"))
                    == String(localized: PaymentError.declined(.insufficientFunds).text))
            scene.payments.declined = nil
            app.tap(id: "checkout.payment-asking.button")
            #expect(app.label(of: .id("checkout.payment.problem.label")) == "")
            await proceed(app, to: "Confirm payment")
            #expect(app.shows("Mastercard ending in 3220, $98.00"))
            app.tap(id: "checkout.confirm.button")
            await app.settle { app.shows("Enter the code.") }
            app.type("000000", into: .id("checkout.code.field"))
            app.submit(.id("checkout.code.field"))
            await app.settle { app.shows("This code isn't right. Check it, then try again.") }
            app.type(MockPaymentService.code, into: .id("checkout.code.field"))
            app.tap(id: "checkout.confirm.button")
            await app.settle { app.title == "Review your order" }
            app.goBack()
            await app.settle { app.title == "Payment" }
        }

        @Test func theShopsPagesAreOpened() async {
            let scene = CheckoutScene()
            let (_, app) = await shown(scene)
            await proceed(app, to: "Delivery")
            await proceed(app, to: "Payment")
            app.tap(id: "checkout.payment-page.button")
            await proceed(app, to: "Review your order")
            app.tap(id: "checkout.terms-page.button")
            app.tap(id: "checkout.returns-page.button")
            #expect(scene.exits == [.page(.payment), .page(.terms), .page(.returns)])
        }

        @Test func aShopWithoutAWebsiteLinksNoPages() async {
            let scene = CheckoutScene()
            scene.webURLs = MockWebURLProvider(base: nil)
            let (_, app) = await shown(scene)
            await proceed(app, to: "Delivery")
            await proceed(app, to: "Payment")
            #expect(!app.shows(id: "checkout.payment-page.button"))
        }

        @Test func anEmptyBagOpensTheShop() async {
            let scene = CheckoutScene([])
            let (_, app) = await shown(scene)
            await app.settle { app.shows("Your bag is empty") }
            app.tap("Start shopping")
            #expect(scene.exits == [.shop])
        }

        @Test func aStepWithoutTheStepsBeforeEnds() async {
            for route in [CheckoutRoute.delivery, .payment, .paymentConfirmation, .orderReview] {
                let scene = CheckoutScene()
                let flow = scene.flow()
                let app = ScreenDriver { route.destination(flow) }
                await app.settle { app.shows("This checkout has ended") }
                app.tap("Close")
                #expect(scene.exits == [.close])
            }
        }

        @Test func aFailureToLoadIsShown() async {
            let scene = CheckoutScene()
            scene.addresses.failure = .storage("full")
            let (_, app) = await shown(scene)
            await app.settle { app.shows("Can't access saved data") }
            scene.addresses.failure = nil
            app.tap("Try again")
            await app.settle { app.shows(id: "checkout.address-0.button") }
        }

        @Test func unavailableOrderShowsReason() async {
            let scene = CheckoutScene()
            let (_, app) = await shown(scene)
            for title in ["Delivery", "Payment", "Review your order"] { await proceed(app, to: title) }
            scene.bag.store(.fixture(id: 101, title: "Stool", price: 60_00))
            await app.settle { app.shows("Total $120.00") }
            #expect(app.shows(.label(String(localized: OrderReview.Obstacle.payment.text))))
            app.tap(id: "checkout.payment.button")
            await app.settle { app.title == "Payment" }
            await proceed(app, to: "Review your order")
            #expect(app.isEnabled(.id("checkout.place-order.button")))
            scene.bag.store(.fixture(id: 101, title: "Stool", price: 60_00, stock: 1))
            await app.settle { app.shows(.label(String(localized: OrderReview.Obstacle.quantity.text))) }
            #expect(!app.isEnabled(.id("checkout.place-order.button")))
        }

        @Test(arguments: [
            (PlaceOrderError.changed(BagLine.stools.id), "Your bag has changed. Review it, then order again."),
            (.signedOut, "Sign in to place an order."),
        ])
        func anOrderThatIsNotPlacedIsExplained(_ error: PlaceOrderError, _ text: String) async {
            let scene = CheckoutScene()
            let (flow, app) = await shown(scene)
            for title in ["Delivery", "Payment", "Review your order"] { await proceed(app, to: title) }
            scene.orders.placingFailure = error
            app.tap(id: "checkout.place-order.button")
            await app.settle { app.shows("Order not placed") }
            #expect(app.shows(.label(text)))
            app.tap("OK")
            #expect(flow.router.path.last == .orderReview)
        }

        @Test func nothingIsLeftOfTheScreens() async {
            let routes: [CheckoutRoute] = [
                .checkout, .delivery, .payment, .paymentConfirmation, .orderReview,
                .orderPlaced(PendingOrder.ID(rawValue: UUID())),
            ]
            await expectNoLeaks(ofFlowThrough: routes) { router in
                CheckoutScene().flow(router: router)
            } use: { flow, _ in
                let app = ScreenDriver { CheckoutFlowView(viewModel: flow) }
                await app.settle { app.shows(id: "checkout.continue.button") }
                app.tap(id: "checkout.continue.button")
                await app.settle { app.title == "Delivery" }
                app.tap(id: "checkout.cancel.button")
                await app.settle { app.shows("Leave checkout?") }
            }
        }
    }
#endif
