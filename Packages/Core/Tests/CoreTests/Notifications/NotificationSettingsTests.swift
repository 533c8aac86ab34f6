import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct NotificationSettingsTests {
    @Test func theServerStoresThemForTheUser() async throws {
        try await RealShop.run { shop in
            let new = NotificationSettings(orders: false, offers: true, messages: true)
            try await shop.device("one") { device in
                let settings = try #require(device.notificationSettings)
                await #expect(throws: ServiceError.unauthorized) {
                    try await settings.notificationSettings(.networkOnly)
                }
                try await device.signIn()
                #expect(try await settings.notificationSettings(.cacheOnly) == nil)
                #expect(try await settings.notificationSettings(.networkOnly) == NotificationSettings())
                try await settings.setNotificationSettings(new)
                #expect(try await settings.notificationSettings(.cacheOnly) == new)
                await shop.server.goOffline()
                await #expect(throws: ServiceError.offline) {
                    try await settings.setNotificationSettings(NotificationSettings())
                }
                #expect(try await settings.notificationSettings(.cacheOnly) == new)
                try await shop.server.goOnline()
                try await device.authentication.signOut()
                await #expect(throws: ServiceError.unauthorized) { try await settings.setNotificationSettings(new) }
            }
            try await shop.device("two") { device in
                try await device.signIn()
                #expect(try await #require(device.notificationSettings).notificationSettings(.networkOnly) == new)
            }
        }
    }

    @Test func withoutTheExtensionsThereAreNone() async throws {
        try await RealShop.run(.init(hasExtensions: false)) { shop in
            try await shop.device { #expect($0.notificationSettings == nil) }
        }
    }

    /// Settings that were requested before the user changed them arrive after the change.
    @Test func aChangeWhileTheSettingsLoadIsKept() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        let new = NotificationSettings(orders: false, offers: true, messages: true)
        let change = Mutex<(@Sendable () async -> Void)?>(nil)
        let transport = ClosureTransport { _ throws(ServiceError) in
            await change.withLock { $0.take() }?()
            return APIResponse(status: 200, body: Data(#"{"orders":true}"#.utf8))
        }
        let settings = NotificationSettingsRepository(
            api: APIClient(api: try #require(URL(string: "https://shop.example")), transport: transport),
            account: scene.device.account, logger: scene.log.logger)
        change.withLock { $0 = { try? await settings.setNotificationSettings(new) } }
        _ = try await settings.notificationSettings(.networkOnly)
        #expect(try await settings.notificationSettings(.cacheOnly) == new)
    }
}
