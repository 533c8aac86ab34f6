#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Bag

    @MainActor
    @Suite struct BagScreenTests {
        @Test func loadingIsShown() {
            let viewModel = BagScene().viewModel()
            let app = ScreenDriver(translations: .shop) { NavigationStack { BagView(viewModel: viewModel) } }
            #expect(app.shows("Loading"))
        }

        @Test func anEmptyBagLeadsToTheShop() async {
            let (scene, app) = await shown([])
            app.expectOutline(
                """
                screen "Bag"
                  list
                    - heading "Your bag is empty"
                      text "Items you add will appear here."
                      button "Start shopping"
                """)
            app.tap("Start shopping")
            #expect(scene.exits == [.shop])
        }

        @Test func linesAndSums() async {
            let (_, app) = await shown([.stools, .apples])
            app.expectOutline(
                """
                screen "Bag"
                  list
                    - button "Nordvik Stool $49.00" #bag.product-101.row
                      text "$98.00" #bag.product-101.total.label
                      stepper "Quantity of Stool" = "2" #bag.product-101.quantity.stepper
                      button "Save for later: Stool" #bag.product-101.save-for-later.button
                      button "Remove Stool from bag" (destructive) #bag.product-101.remove.button
                    - button "Nordvik Apple $0.60, was $0.80" #bag.product-102.row
                      text "$2.40" #bag.product-102.total.label
                      stepper "Quantity of Apple" = "4" #bag.product-102.quantity.stepper
                      button "Save for later: Apple" #bag.product-102.save-for-later.button
                      button "Remove Apple from bag" (destructive) #bag.product-102.remove.button
                    - field "Voucher code" #bag.voucher.field
                      button "Apply voucher" #bag.voucher.apply.button
                      text #bag.voucher.problem.label
                    - heading "Summary"
                      group "Subtotal (6 items) $101.20" #bag.subtotal.label
                      group "Discount -$0.80" #bag.discount.label
                      group "Delivery Free" #bag.delivery.label
                      group "Total $100.40" #bag.total.label
                      text "Prices include tax. Arrives in 3–5 working days." #bag.delivery-note.label
                    - button "Check out" #bag.checkout.button
                """)
        }

        @Test func aTapOnALineOpensItsProduct() async {
            let (scene, app) = await shown([.stools, .apples])
            app.tap(id: "bag.product-102.row")
            #expect(scene.exits == [.product(BagLine.apples.id)])
        }

        @Test func threeQuickTapsAreThreeMore() async {
            let (scene, app) = await shown([.stools])
            let stepper = ElementQuery.id("bag.product-101.quantity.stepper")
            for _ in 1...3 { app.increment(stepper) }
            #expect(app.value(of: stepper) == "5")
            #expect(app.shows("Total $245.00"))
            app.decrement(stepper)
            await app.settle(scene.bag) { scene.stored(.stools) == 4 }
            #expect(app.label(of: .id("bag.product-101.total.label")) == "$196.00")
            #expect(app.shows("Subtotal (4 items) $196.00"))
        }

        @Test func quantitiesStayWithinTheRules() async {
            let (scene, app) = await shown([.apples])
            let stepper = ElementQuery.id("bag.product-102.quantity.stepper")
            #expect(app.value(of: stepper) == "4")
            #expect(!app.canDecrement(stepper))
            for _ in 5...9 { app.increment(stepper) }
            #expect(app.value(of: stepper) == "9")
            #expect(!app.canIncrement(stepper))
            await app.settle(scene.bag) { scene.stored(.apples) == 9 }
            #expect(!app.shows("OK"))
        }

        @Test func unavailableQuantityCanBeReduced() async {
            let (scene, app) = await shown([.stools, .apples])
            scene.bag.store(.fixture(id: 102, title: "Apple", price: 80, stock: 5, minimumOrderQuantity: 5))
            await app.settle { app.shows("This product is sold in quantities of 5 or more.") }
            #expect(!app.shows(id: "bag.product-102.quantity.stepper"))

            app.tap("Change quantity of Apple to 5")
            await app.settle(scene.bag) {
                scene.stored(.apples) == 5 && app.shows(id: "bag.product-102.quantity.stepper")
            }
            #expect(!app.shows(id: "bag.product-102.refusal.label"))
        }

        @Test func soldOutProductCanOnlyBeRemoved() async {
            let (scene, app) = await shown([.stools])
            scene.bag.store(.fixture(id: 101, title: "Stool", stock: 0))
            await app.settle { app.shows("This product is sold out.") }
            #expect(!app.shows(id: "bag.product-101.quantity.stepper"))
            #expect(!app.shows(id: "bag.product-101.quantity.nearest.button"))

            app.tap("Remove Stool from bag")
            await app.settle { app.shows("Your bag is empty") }
        }

        @Test func aRemovalCanBeTakenBack() async {
            let (scene, app) = await shown([.stools, .apples])
            app.tap(id: "bag.product-101.remove.button")
            await app.settle { app.shows("Stool removed") && !app.shows(id: "bag.product-101.row") }

            app.tap("Undo")
            await app.settle { app.shows(id: "bag.product-101.row") }
            expectNoDifference(scene.bag.currentBag.lines, [.stools, .apples])
            #expect(!app.shows("Undo"))
        }

        @Test func aFailureIsToldAndAcknowledged() async {
            let (scene, app) = await shown([.stools])
            scene.bag.failure = .storage("disk full")
            app.increment(.id("bag.product-101.quantity.stepper"))
            await app.settle { app.shows("Can't access saved data") }
            app.tap("OK")
            #expect(!app.shows("Can't access saved data"))
            #expect(app.value(of: .id("bag.product-101.quantity.stepper")) == "2")
        }

        @Test func withoutADiscountNoneIsShown() async {
            let (_, app) = await shown([.stools])
            #expect(!app.shows(id: "bag.discount.label"))
            #expect(app.shows("Total $98.00"))
        }

        @Test func mixedCurrenciesShowNoTotal() async {
            var euros = ProductSummary.fixture(id: 103, title: "Import")
            euros.price = Price(list: Money(minorUnits: 10_00, currency: .eur))
            let (_, app) = await shown([.stools, BagLine(product: euros, quantity: 1)])
            #expect(
                app.shows(
                    "We can't calculate a total: the prices are in different currencies or too large. Order these items separately."
                ))
            #expect(!app.shows(id: "bag.subtotal.label"))
        }

        @Test func aLineTooDearToSumUpSaysSo() async {
            let product = ProductSummary.fixture(id: 104, title: "Planet", price: .max)
            let (_, app) = await shown([BagLine(product: product, quantity: 2)])
            #expect(app.label(of: .id("bag.product-104.total.label")) == "Total too large")
        }

        private func shown(_ lines: [BagLine]) async -> (BagScene, ScreenDriver) {
            let scene = BagScene(lines)
            let flow = scene.flow()
            let app = ScreenDriver(translations: .shop) { BagFlowView(viewModel: flow) }
            await app.settle { !app.shows("Loading") }
            return (scene, app)
        }
    }
#endif
