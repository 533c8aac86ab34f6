#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Purchasing

    @MainActor
    @Suite struct BuyAgainScreenTests {
        @Test func loadingIsShown() {
            let (_, app) = screen()
            app.expectOutline(
                """
                screen "Buy again"
                  progress "Loading"
                """)
        }

        @Test func theProductsOfEarlierOrders() async {
            let (scene, app) = screen()
            await app.settle { app.rowCount == 4 }
            app.expectOutline(
                """
                screen "Buy again"
                  list
                    - button "Oak Stool In 1 order" #buy-again.product-8.row
                      button "Add 1 Oak Stool to bag" #buy-again.product-8.add.button
                    - button "Iris Noir Extrait In 1 order" #buy-again.product-4.row
                      button "Add 1 Iris Noir Extrait to bag" #buy-again.product-4.add.button
                    - button "Amber Candle In 1 order" #buy-again.product-6.row
                      button "Add 2 Amber Candle to bag" #buy-again.product-6.add.button
                    - button "Cedar Morning Eau de Toilette In 1 order" #buy-again.product-1.row
                      button "Add 1 Cedar Morning Eau de Toilette to bag" #buy-again.product-1.add.button
                """)
            app.tap(id: "buy-again.product-6.row")
            #expect(scene.exits == [.product(.candle)])
        }

        @Test func theLatestQuantityIsAddedAndTakenBack() async {
            let (scene, app) = screen()
            await app.settle { app.rowCount == 4 }
            app.tap("Add 2 Amber Candle to bag")
            await app.settle { app.shows("Amber Candle added to bag") }
            #expect(scene.bag.currentBag[.candle]?.quantity == 2)
            #expect(scene.analytics.events.contains(.addedToBag(.candle, quantity: 2)))
            app.tap("Undo")
            await app.settle(scene.bag, scene.analytics) {
                scene.bag.currentBag.isEmpty && scene.analytics.events.last == .removedFromBag(.candle, quantity: 2)
            }
        }

        @Test func aProductThatIsSoldOutSaysSo() async {
            let (scene, app) = screen()
            await app.settle { app.rowCount == 4 }
            scene.bag.store(.fixture(id: 6, title: "Amber Candle", stock: 0))
            app.tap("Add 2 Amber Candle to bag")
            await app.settle { app.shows("This product is sold out.") }
            #expect(scene.bag.currentBag.isEmpty)
        }

        @Test func withoutOrdersItLeadsToTheShop() async {
            let (scene, app) = screen(PurchasingScene(orders: []))
            await app.settle { app.shows("Nothing to buy again") }
            app.tap("Start shopping")
            #expect(scene.exits == [.shop])
        }

        @Test func signedOutItAsksToSignInAndLoadsAfterwards() async {
            let (scene, app) = screen(PurchasingScene(.signedOut))
            await app.settle { app.shows("You're signed out") }
            app.tap("Sign in")
            #expect(scene.exits == [.signIn])
            scene.account.currentSession = .signedIn(.emily)
            await app.settle { app.rowCount == 4 }
        }

        @Test func aFailureIsShownAndTriedAgain() async {
            let scene = PurchasingScene()
            scene.orders.failure = .server(status: 500, message: nil)
            let (_, app) = screen(scene)
            await app.settle { app.shows("Something went wrong on our end") }
            scene.orders.failure = nil
            app.tap("Try again")
            await app.settle { app.rowCount == 4 }
        }

        private func screen(_ scene: PurchasingScene = PurchasingScene()) -> (PurchasingScene, ScreenDriver) {
            let flow = scene.flow()
            return (scene, ScreenDriver(translations: .shop) { FlowView(root: .buyAgain, viewModel: flow) })
        }
    }
#endif
