import FlowKit
import Foundation
import GRDB
import Loading
import Model
import Testing

@testable import Core

/// The policies, as a screen sees them: on a real file, with a server that counts.
@MainActor
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct PolicyTests {
    nonisolated private static let outages: [ServiceError] = [
        .timedOut(after: .seconds(10)), .server(status: 503, message: nil), .rateLimited(retryAfter: nil),
    ]

    /// What a screen showed, one after the other, and what it said of it at the end.
    private func shown(
        _ thing: Loaded, _ device: PolicyDevice
    ) async -> (states: [ViewState<String, ServiceError>], notice: ServiceError?) {
        let loader = thing.loader(device)
        var states: [ViewState<String, ServiceError>] = []
        let watching = loader.$state.sink { states.append($0) }
        loader.start()
        await loader.waitUntilIdle()
        watching.cancel()
        return (states, loader.notice)
    }

    @Test(arguments: Loaded.allCases) func withinItsTimeToLiveNobodyIsAsked(thing: Loaded) async throws {
        try await PolicyDevice.run { device in
            let before = try await thing.load(device, .cacheOnly)
            let first = try await thing.load(device, .cacheFirst)
            #expect(before == nil && first == "1" && device.server.asked == 1)
            device.server.change()
            device.pass(thing.policy.timeToLive - .seconds(1))
            let (states, notice) = await shown(thing, device)
            #expect(states == [.loading, .success("1"), .success("1")])
            #expect(notice == nil && device.server.asked == 1)
            // Whoever asks for it gets what is new.
            let fresh = try await thing.load(device, .networkOnly)
            #expect(fresh == "2" && device.server.asked == 2)
        }
    }

    @Test(arguments: Loaded.allCases) func afterwardsItIsShownAndTheServerIsAskedBehindIt(thing: Loaded) async throws {
        try await PolicyDevice.run { device in
            _ = try await thing.load(device, .networkOnly)
            device.server.change()
            device.pass(thing.policy.timeToLive + .seconds(1))
            let (states, notice) = await shown(thing, device)
            #expect(states == [.loading, .success("1"), .success("2")])
            #expect(notice == nil && device.server.asked == 2)
            _ = await shown(thing, device)
            #expect(device.server.asked == 2)
        }
    }

    /// Each thing once, and each outage once.
    @Test(arguments: Loaded.allCases.map { ($0, ServiceError.offline) } + outages.map { (Loaded.product, $0) })
    func anOutageIsANoticeBesideWhatIsHeld(thing: Loaded, outage: ServiceError) async throws {
        try await PolicyDevice.run { device in
            _ = try await thing.load(device, .networkOnly)
            device.server.fail(outage)
            device.pass(thing.policy.timeToLive + .seconds(1))
            let early = await shown(thing, device)
            #expect(early.states == [.loading, .success("1")])
            #expect(early.notice == outage)
            // Too old to be shown before the server has failed.
            device.pass(thing.policy.staleWhileRevalidate)
            #expect(try await thing.load(device, .cacheOnly) == nil)
            let late = await shown(thing, device)
            #expect(late.states == [.loading, .success("1")])
            #expect(late.notice == outage)
            #expect(device.server.asked == 3)
            // Too old to be shown at all.
            device.pass(thing.policy.staleIfError)
            let never = await shown(thing, device)
            #expect(never.states == [.loading, .error(outage)])
            #expect(never.notice == nil)
        }
    }

    /// Data past its stale-while-revalidate window appears only after the server responds.
    @Test(arguments: Loaded.allCases) func expiredDataIsNotShownWhileLoading(thing: Loaded) async throws {
        try await PolicyDevice.run { device in
            _ = try await thing.load(device, .networkOnly)
            device.server.change()
            device.pass(thing.policy.timeToLive + thing.policy.staleWhileRevalidate)
            let (states, notice) = await shown(thing, device)
            #expect(states == [.loading, .success("2")])
            #expect(notice == nil)
        }
    }

    /// A failure makes nothing newer than it is.
    @Test(arguments: Loaded.allCases) func aFailureIsNoLoad(thing: Loaded) async throws {
        try await PolicyDevice.run { device in
            _ = try await thing.load(device, .networkOnly)
            device.pass(thing.policy.timeToLive)
            device.server.fail(.offline)
            await #expect(throws: ServiceError.offline) { try await thing.load(device, .cacheFirst) }
            device.server.fail(nil)
            device.server.change()
            #expect(try await thing.load(device, .cacheFirst) == "2")
        }
    }

    /// The device's clock was ahead during the load and has been corrected.
    @Test(arguments: Loaded.allCases) func dataWithAFutureLoadDateIsReloaded(thing: Loaded) async throws {
        try await PolicyDevice.run { device in
            _ = try await thing.load(device, .networkOnly)
            device.pass(.seconds(-3_600))
            device.server.change()
            #expect(try await thing.load(device, .cacheFirst) == "2")
        }
    }
}
