#if Headless || !canImport(SwiftUI)
    import Foundation
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Synchronization
    import Testing

    @testable import AppFeature

    /// What the app says of its own version.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct UpdateTests {
        private let address = URL(string: "https://shop.example/app")

        @Test func aVersionThatIsTooOldLeadsToANewOneAndNowhereElse() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current = AppConfiguration(minimumVersion: AppVersion(2), updateURL: address)
            await app.settle { app.shows("Please update the app") && app.shows(id: "update.required.link") }
            #expect(!app.shows(id: "home.search.button") && !app.shows("Wishlist"))

            shop.configuration.current = AppConfiguration()
            await app.settle { !app.shows("Please update the app") && app.shows("Wishlist") }
        }

        @Test func theServicesAreObservedOnceWhateverTheAppShows() async throws {
            let shop = try Shop()
            let app = await shop.open()
            await app.settle(shop.configuration) { shop.configuration.calls.count == 1 }
            shop.configuration.current = AppConfiguration(minimumVersion: AppVersion(2))
            await app.settle { app.shows("Please update the app") }
            shop.configuration.current = AppConfiguration()
            await app.settle { app.shows("Wishlist") }
            await app.settle(shop.configuration) { shop.configuration.areFollowersCaughtUp }
            #expect(shop.configuration.calls.count == 1)
        }

        @Test func withoutAnAddressThereIsNoLink() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current = AppConfiguration(minimumVersion: AppVersion(2))
            await app.settle { app.shows("Please update the app") }
            #expect(!app.shows(id: "update.required.link"))
        }

        @Test func aRecommendationIsDismissedOncePerVersion() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current = AppConfiguration(recommendedVersion: AppVersion(1, 5), updateURL: address)
            await app.settle { app.shows("Version 1.5 is available") && app.shows("Wishlist") }

            app.tap(id: "notice.app.dismiss.button")
            await app.settle(shop.notices) {
                !app.shows("Version 1.5 is available") && shop.notices.control.calls == [.markSeen("update-1.5")]
            }

            shop.configuration.current = AppConfiguration(recommendedVersion: AppVersion(1, 6))
            await app.settle { app.shows("Version 1.6 is available") }
        }

        @Test func seenUpdateIsNotShownAgain() async throws {
            let shop = try Shop(seen: ["update-1.5"])
            let app = await shop.open()
            shop.configuration.current = AppConfiguration(recommendedVersion: AppVersion(1, 5))
            await app.settle(shop.configuration) { shop.configuration.areFollowersCaughtUp }
            #expect(!app.shows("Version 1.5 is available"))
        }

        @Test(arguments: [(true, "We recovered your bag"), (false, "couldn't be recovered")])
        func replacedStoreShowsDismissibleNotice(isAllSaved: Bool, words: String) async throws {
            let seen = Mutex(0)
            let shop = try Shop(
                incident: StoreIncident(isAllSaved: isAllSaved), incidentWasSeen: { seen.withLock { $0 += 1 } })
            let app = await shop.open()
            #expect(seen.withLock(\.self) == 0)
            #expect(app.outline.contains("Your saved data was damaged"))
            #expect(app.outline.contains(words))
            app.tap(id: "notice.app.dismiss.button")
            await app.settle { !app.outline.contains("Your saved data was damaged") }
            #expect(seen.withLock(\.self) == 1)
        }
    }
#endif
