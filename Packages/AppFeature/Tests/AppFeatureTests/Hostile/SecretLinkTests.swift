#if Headless || !canImport(SwiftUI)
    import DeepLink
    import FlowKit
    import Foundation
    import Mocks
    import Model
    import Authentication
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import AppFeature

    /// The token of a link for a new password is only in the navigation state, and is sent to the server.
    @MainActor
    @Suite struct SecretLinkTests {
        private let secret = "s3cret-t0ken"

        @Test func theTokenReachesTheScreenAndNothingElse() async throws {
            let shop = try Shop()
            let log = WrittenLog()
            let viewModel = try AppFeatureViewModel(services: shop.services, policy: .test, logger: log.logger)
            let coordinator = viewModel.coordinator
            let app = ScreenDriver { AppFeatureView(viewModel: viewModel) }
            await app.settleLoaded(viewModel)
            await viewModel.inbound.handle(.url("https://shop.example/reset-password?token=\(secret)"))
            await app.settle { app.title == "New password" }
            #expect(coordinator.state.route == .authentication(.resetPassword(token: SecretText(secret))))
            await viewModel.saver.flush()

            let journal = try JSONEncoder().encode(try #require(viewModel.journal.journal))
            let state = try JSONEncoder().encode(coordinator.state)
            let saved = shop.savedState.calls.map { call in
                if case .save(let data?) = call { String(decoding: data, as: UTF8.self) } else { "" }
            }
            let texts = [
                coordinator.location, "\(coordinator.state)", "\(viewModel.inbound.records)", "\(log.lines)",
                String(decoding: journal, as: UTF8.self), String(decoding: state, as: UTF8.self), "\(saved)",
                "\(shop.analytics.events)",
            ]
            for text in texts {
                #expect(text.contains("reset") && !text.contains(secret), "\(text)")
            }

            app.type("engine-1843", into: .id("reset-password.password.field"))
            app.tap(id: "reset-password.submit.button")
            await app.settle(shop.account) { app.shows("This link no longer works") }
            #expect(shop.account.calls == [.reset(token: secret)])
        }

        @Test func aRestoredScreenAsksForAnotherLink() async throws {
            let shop = try Shop(AppState(tab: .account, [.authentication(.resetPassword())]))
            let app = await shop.open()
            #expect(shop.coordinator.location.hasPrefix("/reset-password"))
            #expect(app.shows("This link no longer works"))
        }
    }
#endif
