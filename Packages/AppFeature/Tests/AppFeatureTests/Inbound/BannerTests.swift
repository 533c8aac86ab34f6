#if Headless || !canImport(SwiftUI)
    import DeepLink
    import FlowKit
    import Foundation
    import Model
    import ScreenTesting
    import Testing

    @testable import AppFeature

    /// Pushes while the app is in front.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct BannerTests {
        private let push = Data(
            #"{"version": 1, "id": "sale", "kind": "alert", "title": "Oak table", "body": "20% off", "link": "/products/1"}"#
                .utf8)

        @Test func aBannerShowsAndLeadsWhereItSays() async throws {
            let shop = try Shop()
            let app = await shop.open()
            #expect(await shop.viewModel.inbound.handle(push: push, as: .foreground) == .announced)
            await app.settle { app.shows("20% off") }
            expectNoDifference(shop.coordinator.state, .beginning, "a banner does not lead anywhere by itself")

            app.tap(id: "banner.message.open.button")
            await app.settle(shop.coordinator) {
                shop.coordinator.state.route == .product(1) && !app.shows(id: "banner.message.banner")
            }
        }

        @Test func itIsDismissed() async throws {
            let shop = try Shop()
            let app = await shop.open()
            await shop.viewModel.inbound.handle(push: push, as: .foreground)
            await app.settle { app.shows("20% off") }
            app.tap(id: "banner.message.dismiss.button")
            await app.settle { !app.shows("20% off") }
            expectNoDifference(shop.coordinator.state, .beginning)
        }

        @Test func aTappedPushLeadsThereAtOnce() async throws {
            let shop = try Shop()
            _ = await shop.open()
            #expect(await shop.viewModel.inbound.handle(push: push, as: .tapped) == .opened)
            #expect(shop.coordinator.state.route == .product(1))
        }
    }
#endif
