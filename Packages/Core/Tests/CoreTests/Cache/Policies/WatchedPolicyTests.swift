import FlowKit
import Foundation
import Loading
import Model
import Testing

@testable import Core

/// What is watched rather than loaded: how often the server is asked for it.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct WatchedPolicyTests {
    private func inbox(_ device: PolicyDevice) async -> [String] {
        for await inbox in device.notifications.inbox() { return inbox.map(\.title) }
        return []
    }

    private func configuration(_ device: PolicyDevice) async -> AppConfiguration? {
        for await configuration in device.configuration.configuration() { return configuration }
        return nil
    }

    @Test func notificationsAreAskedForWhenTheyAreOld() async throws {
        try await PolicyDevice.run { device in
            try await device.notifications.refresh(.cacheFirst)
            device.server.change()
            device.pass(.seconds(29))
            for policy in [FetchPolicy.cacheFirst, .cacheOnly, .staleIfError] {
                try await device.notifications.refresh(policy)
            }
            #expect(device.server.asked == 1)
            #expect(await inbox(device) == ["1"])
            device.pass(.seconds(1))
            try await device.notifications.refresh(.cacheFirst)
            #expect(await inbox(device) == ["2"])
            try await device.notifications.refresh()
            #expect(device.server.asked == 3)
        }
    }

    @Test func notificationsStayInAnOutageOfAnyLength() async throws {
        try await PolicyDevice.run { device in
            try await device.notifications.refresh()
            device.server.fail(.offline)
            device.pass(.days(400))
            await #expect(throws: ServiceError.offline) { try await device.notifications.refresh(.cacheFirst) }
            #expect(await inbox(device) == ["1"])
        }
    }

    @Test func anothersNotificationsAreAskedFor() async throws {
        try await PolicyDevice.run { device in
            try await device.notifications.refresh()
            try await device.account.signOut()
            try await device.signIn("michaelw")
            try await device.notifications.refresh(.cacheFirst)
            #expect(device.server.asked == 2)
        }
    }

    @Test func theConfigurationIsAskedForWhenItIsOld() async throws {
        try await PolicyDevice.run { device in
            try await device.configuration.refresh(.cacheFirst)
            device.server.change()
            device.pass(.seconds(299))
            for policy in [FetchPolicy.cacheFirst, .cacheOnly, .staleIfError] {
                try await device.configuration.refresh(policy)
            }
            #expect(device.server.asked == 1)
            device.pass(.seconds(1))
            try await device.configuration.refresh(.cacheFirst)
            #expect(await configuration(device)?.disabledTabs == ["bag": "2"])
            device.server.fail(.offline)
            device.pass(.days(400))
            await #expect(throws: ServiceError.offline) { try await device.configuration.refresh(.cacheFirst) }
            #expect(await configuration(device)?.disabledTabs == ["bag": "2"])
        }
    }
}
