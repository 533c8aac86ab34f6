#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Orders

    @MainActor
    @Suite struct OrderScreenTests {
        @Test func loadingIsShown() {
            let (_, app) = screen(1002, OrdersScene(.signedIn(.emily)))
            app.expectOutline(
                """
                screen "Order 1002"
                  progress "Loading"
                """)
        }

        @Test func anOrderLineByLine() async {
            let (_, app) = screen(1002, OrdersScene(.signedIn(.emily)))
            await app.settle { app.shows(id: "order.total.label") }
            app.expectOutline(
                """
                screen "Order 1002"
                  list
                    - text "On its way" #order.status.label
                      text "Placed on February 3, 2026"
                    - button "Iris Noir Extrait 1 × $1,240.00 $1,240.00" #order.product-4.row
                    - button "Amber Candle 2 × $38.00 $76.00" #order.product-6.row
                    - group "Total, 3 items $1,316.00" #order.total.label
                    - button "Order again" #order.again.button
                    - button "Returns" #order.returns-page.row
                """)
        }

        @Test func theDeliveryAndThePaymentAreShown() async {
            var order = Order.fixture(id: 7)
            order.details = .fixture
            order.total = Money(minorUnits: 58_99)
            let (_, app) = screen(7, OrdersScene(.signedIn(.emily), orders: [order]))
            await app.settle { app.shows(id: "order.total.label") }
            app.expectOutline(
                """
                screen "Order 7"
                  list
                    - text "Placed" #order.status.label
                      text "Placed on January 1, 2026"
                    - button "Oak Stool 1 × $49.00 $49.00" #order.product-8.row
                    - group "Express delivery $14.99" #order.delivery.label
                      group "Voucher WELCOME10 -$5.00" #order.discount.label
                    - group "Total, 1 item $58.99" #order.total.label
                    - group "Deliver to Emily Johnson Lindenweg 4 10115 Berlin Germany" #order.address.label
                      group "Pay with Visa ending in 4242" #order.payment.label
                    - button "Order again" #order.again.button
                    - button "Cancel order" (destructive) #order.cancel.button
                    - button "Returns" #order.returns-page.row
                """)
        }

        @Test(arguments: OrderStatus.allCases + [.unknown])
        func onlyAnOrderThatIsNotShippedCanBeCanceled(_ status: OrderStatus) async {
            let (_, app) = screen(7, OrdersScene(.signedIn(.emily), orders: [.fixture(id: 7, status: status)]))
            await app.settle { app.shows(id: "order.total.label") }
            #expect(app.shows(id: "order.cancel.button") == (status == .placed))
        }

        @Test func anOrderIsCanceledAfterAConfirmation() async {
            let scene = OrdersScene(.signedIn(.emily), orders: [.fixture(id: 7, status: .placed)])
            let app = await shown(7, scene)
            app.tap(id: "order.cancel.button")
            await app.settle { app.shows("Cancel this order?") }
            app.tap("Keep order")
            await app.settle { !app.shows("Cancel this order?") }
            #expect(app.label(of: .id("order.status.label")) == "Placed")
            app.tap(id: "order.cancel.button")
            await app.settle { app.shows("Cancel this order?") }
            app.tap("Cancel order")
            await app.settle { app.shows(id: "order.status.label") && !app.shows(id: "order.cancel.button") }
            #expect(app.label(of: .id("order.status.label")) == "Canceled")
            #expect(scene.orders.calls.filter { $0.policy == nil } == [.cancel(Order.ID(rawValue: 7))])
        }

        @Test(arguments: [true, false]) func theServersDecisionIsShown(isAccepted: Bool) async {
            let id = Order.ID(rawValue: 7)
            let scene = OrdersScene(.signedIn(.emily), orders: [.fixture(id: 7, status: .placed)])
            let (_, app) = screen(7, scene)
            await app.settle { app.shows(id: "order.cancel.button") }
            try? await scene.orders.cancel(id)
            await app.settle { !app.shows(id: "order.cancel.button") }
            if !isAccepted { scene.orders.orders = [.fixture(id: 7, status: .shipped)] }
            scene.orders.endCancellation(of: id, isAccepted: isAccepted)
            let status = isAccepted ? "Canceled" : "On its way"
            await app.settle { app.shows(id: "order.status.label") && app.shows(.label(status)) }
            #expect(!app.shows(id: "order.cancel.button"))
        }

        @Test func aProductIsOpened() async {
            let (scene, app) = screen(1002, OrdersScene(.signedIn(.emily)))
            await app.settle { app.shows(id: "order.product-6.row") }
            app.tap(id: "order.product-6.row")
            #expect(scene.exits == [.product(Product.ID(rawValue: 6))])
        }

        @Test func thePageAboutReturnsIsOpened() async {
            let (scene, app) = screen(1002, OrdersScene(.signedIn(.emily)))
            await app.settle { app.shows(id: "order.returns-page.row") }
            app.tap(id: "order.returns-page.row")
            #expect(scene.exits == [.page(.returns)])
        }

        @Test func aShopWithoutAWebsiteHasNoPageAboutReturns() async {
            let scene = OrdersScene(.signedIn(.emily))
            scene.webURLs = MockWebURLProvider(base: nil)
            let (_, app) = screen(1002, scene)
            await app.settle { app.shows(id: "order.again.button") }
            #expect(!app.shows(id: "order.returns-page.row"))
        }

        @Test func itsProductsAreOrderedAgain() async {
            let (scene, app) = screen(1002, OrdersScene(.signedIn(.emily)))
            await app.settle { app.shows(id: "order.again.button") }
            app.tap(id: "order.again.button")
            await app.settle(scene) { !scene.exits.isEmpty }
            #expect(scene.exits == [.bag])
            #expect(
                scene.bag.currentBag.lines.map { [$0.id.rawValue, $0.quantity] } == [[4, 1], [6, 2]])
        }

        @Test func aProductThatCanNotBeOrderedAgainIsNamed() async {
            let order = Order.fixture(
                id: 7,
                lines: [
                    .fixture(product: 6, title: "Amber Candle", price: 38_00),
                    .fixture(product: 5, title: "Neroli Travel Spray", price: 24_00),
                    .fixture(product: 999, title: "Moss Soap", price: 9_00),
                ])
            let (scene, app) = screen(7, OrdersScene(.signedIn(.emily), orders: [order]))
            await app.settle { app.shows(id: "order.again.button") }
            app.tap(id: "order.again.button")
            await app.settle { app.shows("Some items weren't added to your bag") }
            #expect(
                app.shows(
                    """
                    Neroli Travel Spray: This product is sold out.
                    Moss Soap: This product is no longer available.
                    """))
            #expect(scene.exits.isEmpty)
            #expect(scene.bag.currentBag.lines.map(\.id.rawValue) == [6])
        }

        @Test func aFlagTurnsOrderingAgainOff() async throws {
            let (scene, app) = screen(1002, OrdersScene(.signedIn(.emily)))
            await app.settle { app.shows(id: "order.again.button") }
            try await scene.flags.override(ShopFlags.all.orderAgain, with: false)
            await app.settle { !app.shows(id: "order.again.button") }
            #expect(app.shows(id: "order.total.label"))
        }

        @Test func theStatusIsAskedOfTheServerEachTime() async {
            let scene = OrdersScene(.signedIn(.emily))
            let (_, app) = screen(1002, scene)
            await app.settle(scene.orders) { app.shows(id: "order.total.label") && scene.orders.calls.count == 2 }
            let id = Order.ID(rawValue: 1002)
            #expect(scene.orders.calls == [.order(id, .cacheOnly), .order(id, .networkOnly)])
        }

        @Test func anUnknownOrderIsNotFound() async {
            let (_, app) = screen(7, OrdersScene(.signedIn(.emily)))
            await app.settle { app.shows("Not found") }
            #expect(!app.shows("Try again"))
        }

        @Test func signedOutUserIsAskedToSignIn() async {
            let (_, app) = screen(1002, OrdersScene())
            await app.settle { app.shows("You're signed out") }
            #expect(!app.shows(id: "order.total.label"))
        }

        @Test func withoutAConnectionTheStoredOneIsShown() async {
            let scene = OrdersScene(.signedIn(.emily))
            scene.orders.freshFailure = .timedOut(after: .seconds(10))
            let (_, app) = screen(1003, scene)
            await app.settle { app.shows("The shop isn't responding. Showing saved content.") }
            scene.orders.freshFailure = nil
            app.tap(id: "notice.retry.button")
            await app.settle { !app.shows(id: "notice.banner") }
        }

        @Test(arguments: zip(OrderStatus.allCases, ["Placed", "On its way", "Delivered", "Canceled"]))
        func eachStatusHasAName(status: OrderStatus, name: String) async {
            let (_, app) = screen(1, OrdersScene(.signedIn(.emily), orders: [.fixture(id: 1, status: status)]))
            await app.settle { app.shows(id: "order.status.label") }
            #expect(app.label(of: .id("order.status.label")) == name)
        }

        /// The screen with all that it presents.
        private func shown(_ id: Int, _ scene: OrdersScene) async -> ScreenDriver {
            let flow = scene.flow()
            flow.router.navigate(to: .order(Order.ID(rawValue: id)))
            let app = ScreenDriver(translations: .shop) { OrdersFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "order.total.label") }
            return app
        }

        private func screen(_ id: Int, _ scene: OrdersScene) -> (OrdersScene, ScreenDriver) {
            let flow = scene.flow()
            return (
                scene,
                ScreenDriver(translations: .shop) {
                    NavigationStack { OrderView(viewModel: flow.makeOrderViewModel(Order.ID(rawValue: id))) }
                }
            )
        }
    }
#endif
