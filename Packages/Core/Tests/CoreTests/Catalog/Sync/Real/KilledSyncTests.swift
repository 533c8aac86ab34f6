import FlowTestSupport
import Foundation
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

/// Processes that are killed at any moment while they bring the catalog, and go on where they were.
@Suite(.timeLimit(.minutes(60)), .killsProcesses, .serialized) struct KilledSyncTests {
    private static let kills = 15
    private static let pageSize = 20
    private static let products = 2_000

    @Test(arguments: [true, false]) func eachGoesOnWhereTheLastOneWas(tellsChanges: Bool) async throws {
        var random = SplitMix64(seed: 11)
        let configuration = StoreServerConfiguration(hasExtensions: tellsChanges)
        try await RealShop.run(configuration, catalog: .synthetic(count: Self.products)) { shop in
            // So slow that no process comes to the end.
            shop.server.inject([.delay(.milliseconds(5))])
            let device = SyncedShop(
                directory: shop.directory.url, api: shop.network.api, pageSize: Self.pageSize,
                listsChanges: tellsChanges)
            var cutShort = 0
            var round = 0
            while round < Self.kills || cutShort < 4 {
                guard round < 10 * Self.kills else {
                    Issue.record("\(round) processes were killed, \(cutShort) of them after they had brought something")
                    break
                }
                defer { round += 1 }
                let before = Set(shop.places).count
                let (path, api) = (device.directory.path, device.api.absoluteString)
                let (steps, time) = (
                    Int.random(in: 1...7, using: &random), UInt32.random(in: 0..<30_000, using: &random)
                )
                await #expect(processExitsWith: .signal(SIGKILL), "round \(round)") {
                    [
                        path = path as String, api = api as String, steps = steps as Int, time = time as UInt32,
                        tellsChanges = tellsChanges as Bool
                    ] in
                    guard let url = URL(string: api) else { return }
                    let device = SyncedShop(
                        directory: URL(filePath: path), api: url, pageSize: Self.pageSize, listsChanges: tellsChanges)
                    let left = Mutex(steps)
                    _ = try await device.synchronize {
                        let isTime = left.withLock { left in
                            left -= 1
                            return left == 0
                        }
                        guard isTime else { return }
                        Thread.detachNewThread {
                            usleep(time)
                            kill(getpid(), SIGKILL)
                        }
                    }
                    kill(getpid(), SIGKILL)
                }
                if Set(shop.places).count > before { cutShort += 1 }
            }
            shop.server.inject(.none)
            #expect(try await device.synchronize() == nil)
            try await device.expectEqual(to: shop.server)
            expectNoStepBack(shop.places, processes: round + 1)
        }
    }

    /// Each process asks for what the last one has asked for, whose answer may not have been stored, or goes on from there.
    private func expectNoStepBack(_ places: [String], processes: Int) {
        var seen: Set<String> = []
        for (place, before) in zip(places, [nil] + places) where !seen.insert(place).inserted {
            #expect(place == before, "\(place) was complete when it was asked for again")
        }
        #expect(seen.count >= Self.products / Self.pageSize)
        // A request whose connection was lost is sent again, too.
        #expect(places.count <= seen.count + 2 * processes)
    }
}
