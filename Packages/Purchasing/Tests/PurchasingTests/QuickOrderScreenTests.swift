#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Purchasing

    @MainActor
    @Suite struct QuickOrderScreenTests {
        @Test func atFirstThereIsOnlyTheForm() {
            let (_, _, app) = screen()
            app.expectOutline(
                """
                screen "Quick order"
                  list
                    - text "Enter a product number and a quantity, such as 12 3. Use a new line for each product."
                      field "Products" #quick-order.products.field
                      button "Check products" #quick-order.check.button
                """)
        }

        @Test func checkedProductsAreAddedToTheBagTogether() async {
            let (scene, viewModel, app) = screen()
            app.type("8 2\n6", into: "Products")
            app.tap("Check products")
            await app.settle { app.shows("$136.00") }
            #expect(viewModel.text == "", "the lines are products now")
            app.tap(id: "quick-order.add.button")
            await app.settle(scene) { scene.exits == [.bag] }
            #expect(scene.bag.currentBag.lines.map(\.id) == [.stool, .candle])
            #expect(scene.bag.currentBag.lines.map(\.quantity) == [2, 1])
            #expect(viewModel.lines == [])
        }

        @Test func linesThatCantBeReadStayInTheField() async {
            let (_, viewModel, app) = screen()
            app.type("8\na stool", into: "Products")
            app.tap("Check products")
            await app.settle { app.shows(id: "quick-order.product-8.row") }
            #expect(viewModel.text == "a stool")
            let problem = "These lines aren't a product number and a quantity. Correct them and check again."
            #expect(app.shows(.label(problem)))
            app.type("6", into: "Products")
            #expect(!app.shows(.label(problem)))
        }

        @Test func anUnknownNumberIsNamedAndCanBeRemoved() async {
            let (_, viewModel, app) = screen()
            app.type("8\n999", into: "Products")
            app.tap("Check products")
            await app.settle { app.shows("There is no product with this number.") }
            #expect(viewModel.total == nil, "not all lines can be added")
            app.tap("Remove product 999")
            await app.settle { app.shows("$49.00") && !app.shows("Product 999") }
            #expect(viewModel.total != nil)
        }

        @Test func moreThanInStockIsCorrected() async {
            let (_, viewModel, app) = screen()
            app.type("8 500", into: "Products")
            app.tap("Check products")
            await app.settle { app.shows(id: "quick-order.product-8.refusal.label") }
            #expect(viewModel.total == nil)
            viewModel.setQuantity(2, of: .stool)
            await app.settle { !app.shows(id: "quick-order.product-8.refusal.label") }
            #expect(viewModel.total == Money(minorUnits: 98_00))
        }

        @Test func enteredTwiceAQuantityIsAddedUp() async {
            let (_, viewModel, app) = screen()
            for text in ["8 2", "8 1"] {
                app.type(text, into: "Products")
                app.tap("Check products")
                await app.settle { viewModel.text.isEmpty && viewModel.lines.allSatisfy(\.product.isSuccess) }
            }
            #expect(viewModel.lines.map(\.quantity) == [3])
        }

        @Test func offlineProductsAreLoadedWhenTheConnectionReturns() async {
            let (scene, viewModel, app) = screen()
            scene.products.forgetStored()
            scene.products.freshFailure = .offline
            scene.reachability.current = .offline
            app.type("8", into: "Products")
            app.tap("Check products")
            await app.settle { app.shows(id: "quick-order.product-8.retry.button") }
            scene.products.freshFailure = nil
            scene.reachability.current = .online
            await app.settle { app.shows(id: "quick-order.product-8.row") }
            #expect(viewModel.total == Money(minorUnits: 49_00))
        }

        @Test func aFailedProductIsTriedAgain() async {
            let (scene, _, app) = screen()
            scene.products.forgetStored()
            scene.products.freshFailure = .timedOut(after: .seconds(10))
            app.type("8", into: "Products")
            app.tap("Check products")
            await app.settle { app.shows("Please try again in a moment.") }
            scene.products.freshFailure = nil
            app.tap("Try again")
            await app.settle { app.shows(id: "quick-order.product-8.row") }
        }

        @Test func refusedProductStaysWithReason() async {
            let (scene, viewModel, app) = screen()
            app.type("8\n6", into: "Products")
            app.tap("Check products")
            await app.settle { viewModel.total != nil }
            // Sold out in the meantime.
            scene.bag.store(.fixture(id: 6, title: "Amber Candle", stock: 0))
            app.tap(id: "quick-order.add.button")
            await app.settle { app.shows("Amber Candle: This product is sold out.") }
            #expect(viewModel.lines.map(\.id) == [.candle])
            #expect(scene.bag.currentBag.lines.map(\.id) == [.stool])
            #expect(scene.exits == [])
        }

        @Test func aProductIsOpened() async {
            let (scene, _, app) = screen()
            app.type("8", into: "Products")
            app.tap("Check products")
            await app.settle { app.shows(id: "quick-order.product-8.row") }
            app.tap(id: "quick-order.product-8.row")
            #expect(scene.exits == [.product(.stool)])
        }

        private func screen() -> (PurchasingScene, QuickOrderViewModel, ScreenDriver) {
            let scene = PurchasingScene()
            let viewModel = scene.quickOrder()
            return (scene, viewModel, ScreenDriver { NavigationStack { QuickOrderView(viewModel: viewModel) } })
        }
    }
#endif
