#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Orders

    @MainActor
    @Suite struct OrdersScreenTests {
        @Test func loadingIsShown() {
            let (_, app) = screen(OrdersScene(.signedIn(.emily)))
            app.expectOutline(
                """
                screen "Orders"
                  progress "Loading"
                """)
        }

        @Test func ordersTheLatestFirst() async {
            let (_, app) = screen(OrdersScene(.signedIn(.emily)))
            await app.settle { app.orderCount == 3 }
            app.expectOutline(
                """
                screen "Orders"
                  list
                    - button "All" (selected) #orders.status-all.chip
                      button "Placed" #orders.status-placed.chip
                      button "On its way" #orders.status-shipped.chip
                      button "Delivered" #orders.status-delivered.chip
                      button "Canceled" #orders.status-cancelled.chip
                    - button "February 10, 2026 Placed 1 item $49.00" #orders.order-1003.row
                    - button "February 3, 2026 On its way 3 items $1,316.00" #orders.order-1002.row
                    - button "January 3, 2026 Delivered 1 item $64.00" #orders.order-1001.row
                """)
        }

        @Test func anOrderIsOpened() async {
            let (scene, app) = screen(OrdersScene(.signedIn(.emily)))
            await app.settle { app.orderCount == 3 }
            app.tap(id: "orders.order-1002.row")
            #expect(scene.router.path == [.order(Order.ID(rawValue: 1002))])
        }

        @Test func statusesAreChosenAndTheURLFollows() async {
            let scene = OrdersScene(.signedIn(.emily), router: Router([.orders(status: [.delivered])]))
            let flow = scene.flow()
            let app = ScreenDriver(translations: .shop) { OrdersFlowView(viewModel: flow) }
            await app.settle { app.orderCount == 1 }
            #expect(app.shows(id: "orders.order-1001.row"))
            app.tap(id: "orders.status-placed.chip")
            await app.settle { app.orderCount == 2 }
            #expect(scene.router.path == [.orders(status: [.placed, .delivered])])
            app.tap(id: "orders.status-delivered.chip")
            await app.settle { app.orderCount == 1 }
            #expect(app.shows(id: "orders.order-1003.row"))
            #expect(!app.isSelected(.id("orders.status-all.chip")))
            app.tap(id: "orders.status-all.chip")
            await app.settle { app.orderCount == 3 && app.isSelected(.id("orders.status-all.chip")) }
            #expect(scene.router.path == [.orders()])
        }

        @Test func withoutAMatchingOrderAllCanBeShown() async {
            let scene = OrdersScene(.signedIn(.emily), router: Router([.orders(status: [.cancelled])]))
            let flow = scene.flow()
            let app = ScreenDriver(translations: .shop) { OrdersFlowView(viewModel: flow) }
            await app.settle { app.shows("No matching orders") }
            app.tap("Show all orders")
            await app.settle { app.orderCount == 3 }
            #expect(scene.router.path == [.orders()])
        }

        @Test func userWithoutOrdersCanStartShopping() async {
            let (scene, app) = screen(OrdersScene(.signedIn(.emily), orders: []))
            await app.settle { app.shows("No orders yet") }
            app.expectOutline(
                """
                screen "Orders"
                  heading "No orders yet"
                  text "Your orders will appear here."
                  button "Start shopping"
                """)
            app.tap("Start shopping")
            #expect(scene.exits == [.shop])
        }

        @Test func withoutAConnectionTheStoredOnesAreShown() async {
            let scene = OrdersScene(.signedIn(.emily))
            scene.reachability.current = .offline
            scene.orders.freshFailure = .offline
            let (_, app) = screen(scene)
            await app.settle { app.shows(id: "notice.banner") }
            #expect(app.shows("You're offline. Showing saved content."))
            #expect(app.orderCount == 3)
            scene.orders.freshFailure = nil
            scene.reachability.current = .online
            await app.settle { !app.shows(id: "notice.banner") }
        }

        @Test func failedLoadCanBeRetried() async {
            let scene = OrdersScene(.signedIn(.emily), stored: .nothing)
            scene.orders.freshFailure = .server(status: 500, message: nil)
            let (_, app) = screen(scene)
            await app.settle { app.shows(id: "error.title.label") }
            #expect(app.shows("Something went wrong on our end"))
            scene.orders.freshFailure = nil
            app.tap("Try again")
            await app.settle { app.orderCount == 3 }
        }

        @Test func pullToRefreshReloadsOrders() async {
            let scene = OrdersScene(.signedIn(.emily))
            let (_, app) = screen(scene)
            await app.settle(scene.orders) { app.orderCount == 3 && scene.orders.calls.count == 2 }
            scene.orders.orders = [.fixture(id: 1004, day: 50)] + .fixtures
            await app.pullToRefresh()
            await app.settle { app.orderCount == 4 }
        }

        @Test func endedSessionAsksUserToSignIn() async {
            let scene = OrdersScene(.signedIn(.emily), router: Router([.orders()]))
            let flow = scene.flow()
            let app = ScreenDriver(translations: .shop) { OrdersFlowView(viewModel: flow) }
            await app.settle { app.orderCount == 3 }
            scene.account.currentSession = .signedOut
            await app.settle { app.shows("You're signed out") }
            app.expectOutline(
                """
                screen "Orders"
                  heading "You're signed out"
                  text "Sign in to see your orders."
                  button "Sign in" #orders.sign-in.button
                """)
            app.tap(id: "orders.sign-in.button")
            #expect(scene.exits == [.signIn])
            scene.account.currentSession = .signedIn(.emily)
            await app.settle { app.orderCount == 3 }
        }

        @Test func ordersOnTheirWayAreOnTopOfTheOthers() async throws {
            let scene = OrdersScene(.signedIn(.emily))
            let line = BagLine(product: .fixture(id: 8), quantity: 2)
            try await scene.orders.place([line], details: nil, key: PendingOrder.ID(rawValue: UUID()))
            let flow = scene.flow()
            let app = ScreenDriver(translations: .shop) {
                NavigationStack { OrdersView(viewModel: flow.makeOrdersViewModel()) }
            }
            await app.settle { app.shows("Order of 2 items Waiting to be sent $98.00") }
            // It is confirmed: it leaves those that wait, and the shop knows it.
            scene.orders.orders.insert(.fixture(id: 1004, day: 50), at: 0)
            scene.orders.pendingOrders = []
            await app.settle { app.shows(id: "orders.order-1004.row") && !app.shows(id: "pending-order.row") }
        }

        private func screen(_ scene: OrdersScene) -> (OrdersScene, ScreenDriver) {
            let flow = scene.flow()
            return (
                scene,
                ScreenDriver(translations: .shop) {
                    NavigationStack { OrdersView(viewModel: flow.makeOrdersViewModel()) }
                }
            )
        }
    }

    extension ScreenDriver {
        /// The number of rows below the filter.
        var orderCount: Int { rowCount - 1 }
    }
#endif
