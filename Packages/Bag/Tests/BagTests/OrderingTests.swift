#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Foundation
    import Mocks
    import Model
    import SharedUI
    import Testing

    @testable import Bag

    @MainActor
    @Suite struct OrderingTests {
        private func shown(_ scene: BagScene) async -> ScreenDriver {
            let flow = scene.ordering()
            let app = ScreenDriver { BagFlowView(viewModel: flow) }
            await app.settle { !app.shows("Loading") }
            return app
        }

        @Test func whatIsInTheBagIsOrderedForWhatOneWasAsked() async {
            let scene = BagScene([.stools, .apples])
            let app = await shown(scene)
            app.tap(id: "bag.order.button")
            await app.settle { app.shows("Place order?") }
            #expect(app.shows("You're ordering 6 items for $100.40."))
            app.tap("Order for $100.40")
            await app.settle { app.shows("Your bag is empty") }
            #expect(scene.orders.calls == [.place([.stools, .apples])])
            #expect(scene.analytics.events == [.ordered(itemCount: 6)])
            #expect(scene.orders.pendingOrders.map(\.draft.total) == [Money(minorUnits: 100_40)])
            await app.settle { app.shows("Order of 6 items") }
            #expect(app.shows("Waiting to be sent"))
            app.tap(id: "bag.pending-order.button")
            #expect(scene.exits == [.orders])
        }

        @Test func whoDoesNotMeanItOrdersNothing() async {
            let scene = BagScene([.stools])
            let app = await shown(scene)
            app.tap(id: "bag.order.button")
            await app.settle { app.shows("Place order?") }
            app.tap("Cancel")
            await app.settle { app.isEnabled(.id("bag.order.button")) }
            #expect(scene.orders.calls.isEmpty)
            #expect(scene.analytics.events.isEmpty)
        }

        @Test func whoIsNotSignedInDoesThatFirstAndGoesOn() async {
            let scene = BagScene([.stools], session: .signedOut)
            let app = await shown(scene)
            app.tap(id: "bag.order.button")
            await app.settle(scene) { scene.exits == [.signIn] }
            #expect(!app.shows("Place order?"))
            scene.account.currentSession = .signedIn(.emily)
            await app.settle { app.shows("Place order?") }
        }

        @Test func whoSignsInLaterIsNotAskedOutOfTheBlue() async {
            let scene = BagScene([.stools], session: .signedOut)
            let app = await shown(scene)
            scene.account.currentSession = .signedIn(.emily)
            await app.settle(scene.account) { scene.account.areFollowersCaughtUp }
            // An order that begins disables the button at once.
            #expect(app.isEnabled(.id("bag.order.button")) && !app.shows("Place order?"))
        }

        @Test func whoHasNotSignedInIsNotAskedWhenTheyDoLater() async {
            let scene = BagScene([.stools], session: .signedOut)
            let flow = scene.ordering()
            let app = ScreenDriver { BagFlowView(viewModel: flow) }
            await app.settle { !app.shows("Loading") }
            app.tap(id: "bag.order.button")
            await app.settle(scene) { scene.exits == [.signIn] }
            flow.signInCancelled()
            scene.account.currentSession = .signedIn(.emily)
            await app.settle(scene.account) { scene.account.areFollowersCaughtUp }
            // An order that begins disables the button at once.
            #expect(app.isEnabled(.id("bag.order.button")) && !app.shows("Place order?"))
            app.tap(id: "bag.order.button")
            await app.settle { app.shows("Place order?") }
        }

        @Test(arguments: [
            (PlaceOrderError.changed(BagLine.stools.id), "Your bag has changed. Review it, then order again."),
            (.refused(BagLine.stools.id, .aboveStock(1)), "Only 1 left in stock."),
            (.tooExpensive, "This order is too large. Split it into smaller orders."),
        ])
        func whatDoesNotWorkIsSaid(_ error: PlaceOrderError, _ text: String) async {
            let scene = BagScene([.stools])
            scene.orders.placingFailure = error
            let app = await shown(scene)
            app.tap(id: "bag.order.button")
            await app.settle { app.shows("Place order?") }
            app.tap("Order for $98.00")
            await app.settle { app.shows("Order not placed") }
            #expect(app.shows(.label(text)))
            app.tap("OK")
            #expect(scene.stored(.stools) == 2)
        }

        @Test func whatCantBeBoughtCantBeOrdered() async {
            var tooMany = BagLine.apples
            tooMany.quantity = 10
            let app = await shown(BagScene([.stools, tooMany]))
            #expect(!app.isEnabled(.id("bag.order.button")))
            #expect(app.shows("Update the quantities that aren't available, then place your order."))
        }

        @Test func whatCameOutOtherwiseIsToldUntilItIsDismissed() async {
            let scene = BagScene([.stools])
            let refused = RefusedOrderLine(product: BagLine.stools.id, title: "Stool", reason: .stock(1))
            scene.outbox.currentConflicts = [
                OutboxConflict(
                    id: .init(rawValue: 7), kind: .orderRefused([refused]), product: nil, productTitle: nil,
                    date: Date(timeIntervalSince1970: 0)),
                OutboxConflict(
                    id: .init(rawValue: 6), kind: .profileRefused(nil), product: nil, productTitle: nil,
                    date: Date(timeIntervalSince1970: 0)),
            ]
            let app = await shown(scene)
            await app.settle { app.shows(id: "conflict-7.label") }
            #expect(!app.shows(id: "conflict-6.label"))
            app.tap(id: "conflict-7.dismiss.button")
            await app.settle { !app.shows(id: "conflict-7.label") }
            #expect(scene.outbox.currentConflicts.map(\.id.rawValue) == [6])
        }

        @Test func aFailedOrderIsSentAgainOrDiscarded() async {
            let scene = BagScene([.stools])
            let changes = [
                FailedChange(id: .init(rawValue: UUID()), subject: .order(itemCount: 2)),
                FailedChange(id: .init(rawValue: UUID()), subject: .bag, productTitle: "Stool"),
                FailedChange(id: .init(rawValue: UUID()), subject: .wishlist),
            ]
            scene.outbox.currentFailedChanges = changes
            let app = await shown(scene)
            await app.settle { app.shows("Order not sent") && app.shows("Bag not updated") }
            #expect(!app.shows("Wishlist not updated"))
            app.tap("Retry: Bag not updated")
            await app.settle(scene.outbox) { scene.outbox.calls == [.retry(changes[1].id)] }
            app.tap("Discard: Order not sent")
            await app.settle(scene.outbox) { scene.outbox.calls.last == .discard(changes[0].id) }
            await app.settle { !app.shows("Order not sent") && !app.shows("Bag not updated") }
        }

        @Test func aBagWithoutAWayToOrderIsOnlyLookedAt() async {
            let scene = BagScene([.stools])
            let viewModel = scene.viewModel()
            let app = ScreenDriver { NavigationStack { BagView(viewModel: viewModel) } }
            await app.settle { app.shows("Summary") }
            #expect(!app.shows(id: "bag.order.button"))
        }

        @Test func nothingIsLeftOfTheScreenAndTheQuestion() async {
            await expectNoLeaks { leaks in
                let scene = BagScene([.stools])
                let flow = leaks.track(scene.ordering())
                let app = ScreenDriver { BagFlowView(viewModel: flow) }
                await app.settle { app.shows("Summary") }
                app.tap(id: "bag.order.button")
                await app.settle { app.shows("Place order?") }
            }
        }
    }
#endif
