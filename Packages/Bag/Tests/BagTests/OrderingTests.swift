#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Foundation
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Bag

    @MainActor
    @Suite struct OrderingTests {
        private func shown(_ scene: BagScene) async -> ScreenDriver {
            let flow = scene.flow()
            let app = ScreenDriver { BagFlowView(viewModel: flow) }
            await app.settle { !app.shows("Loading") }
            return app
        }

        @Test func theCheckoutIsOpened() async {
            let scene = BagScene([.stools, .apples])
            let app = await shown(scene)
            app.tap(id: "bag.checkout.button")
            await app.settle(scene) { scene.exits == [.checkout] }
            #expect(scene.orders.calls.isEmpty)
            #expect(scene.analytics.events.isEmpty)
        }

        @Test func theCostAndTimeOfTheDeliveryAreInTheSummary() async {
            let free = await shown(BagScene([.stools]))
            #expect(free.label(of: .id("bag.delivery.label")) == "Delivery Free")
            #expect(free.shows("Prices include tax. Arrives in 3–5 working days."))
            let paid = await shown(BagScene([.apples]))
            #expect(paid.label(of: .id("bag.delivery.label")) == "Delivery From $4.99")
        }

        @Test func theCheckoutWaitsForChangedQuantities() async {
            let scene = BagScene([.stools])
            let app = await shown(scene)
            scene.bag.hold()
            app.increment(.id("bag.product-101.quantity.stepper"))
            app.tap(id: "bag.checkout.button")
            await scene.bag.waitUntilHeld()
            #expect(scene.exits.isEmpty)
            scene.bag.release()
            await app.settle(scene) { scene.exits == [.checkout] }
            #expect(scene.stored(.stools) == 3)
        }

        @Test func aVoucherIsAppliedAndRemoved() async {
            let scene = BagScene([.stools])
            let app = await shown(scene)
            #expect(app.shows("Total $98.00"))
            app.tap(id: "bag.voucher.apply.button")
            await app.settle { app.shows("Enter a voucher code.") }
            app.type("save15", into: .id("bag.voucher.field"))
            app.submit(.id("bag.voucher.field"))
            await app.settle { app.shows("This voucher requires a subtotal of at least $100.00.") }
            app.type("welcome10", into: .id("bag.voucher.field"))
            app.tap(id: "bag.voucher.apply.button")
            await app.settle { app.shows("Voucher WELCOME10 -$9.80") && app.shows("Total $88.20") }
            #expect(scene.voucher.current == Voucher.all[0])
            #expect(!app.shows(id: "bag.voucher.field"))
            app.tap("Remove voucher WELCOME10")
            await app.settle { app.shows("Total $98.00") && app.shows(id: "bag.voucher.field") }
            #expect(scene.voucher.current == nil)
        }

        @Test func aVoucherThatIsNoLongerValidSaysWhy() async throws {
            let scene = BagScene([.stools])
            try await scene.voucher.set(Voucher.all[1])
            let app = await shown(scene)
            await app.settle { app.shows("This voucher requires a subtotal of at least $100.00.") }
            #expect(app.shows("Total $98.00"))
            app.increment(.id("bag.product-101.quantity.stepper"))
            await app.settle { app.shows("Voucher SAVE15 -$15.00") && app.shows("Total $132.00") }
        }

        @Test func aVoucherThatCannotBeStoredIsTold() async {
            let scene = BagScene([.stools])
            let app = await shown(scene)
            scene.voucher.failure = .storage("disk full")
            app.type("welcome10", into: .id("bag.voucher.field"))
            app.submit(.id("bag.voucher.field"))
            await app.settle { app.shows("Can't access saved data") }
            app.tap("OK")
            #expect(app.shows("Total $98.00"))
        }

        @Test func unconfirmedOrdersAreShown() async throws {
            let scene = BagScene([.stools])
            let app = await shown(scene)
            try await scene.orders.place([.stools], details: nil, key: PendingOrder.ID(rawValue: UUID()))
            await app.settle { app.shows("Your bag is empty") && app.shows("Order of 2 items") }
            #expect(app.shows("Waiting to be sent"))
            app.tap(id: "bag.pending-order.button")
            #expect(scene.exits == [.orders])
        }

        @Test func unavailableQuantityDisablesCheckout() async {
            var tooMany = BagLine.apples
            tooMany.quantity = 10
            let app = await shown(BagScene([.stools, tooMany]))
            #expect(!app.isEnabled(.id("bag.checkout.button")))
            #expect(app.shows("Update the quantities that aren't available, then check out."))
        }

        @Test func orderConflictIsShownUntilDismissed() async {
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

        @Test func pullingDownLoadsTheChangesOfOtherDevices() async {
            let scene = BagScene([.stools])
            let app = await shown(scene)
            await app.pullToRefresh()
            #expect(scene.outbox.calls == [.refresh])
            scene.outbox.failure = .offline
            await app.pullToRefresh()
            #expect(app.shows("You're offline"))
        }

        @Test func nothingIsLeftOfTheScreenAndItsNotices() async {
            await expectNoLeaks { leaks in
                let scene = BagScene([.stools])
                let flow = leaks.track(scene.flow())
                let app = ScreenDriver { BagFlowView(viewModel: flow) }
                await app.settle { app.shows("Summary") }
                app.tap(id: "bag.checkout.button")
                await app.settle(scene) { scene.exits == [.checkout] }
            }
        }
    }
#endif
