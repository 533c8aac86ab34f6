import FlowKit
import Foundation
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct NotificationSettingsTests {
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
}
