import FlowTestSupport
import Foundation
import Mocks
import Model
import Testing

@testable import Core

/// Whatever is done with links, the store and the one in memory hold the same, in the same order.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct PendingLinksPropertyTests {
    @Test(arguments: 0..<4) func theStoreIsAsTheMock(_ seed: Int) async throws {
        let directory = try TemporaryDirectory()
        var generator = SplitMix64(seed: UInt64(seed))
        var store = try await AppDatabase.open(in: directory.url)
        let mock = MockPendingLinkService()
        for _ in 0..<60 {
            let stored = StoredPendingLinks(device: try await store.device())
            let id = "\(Int.random(in: 0..<8, using: &generator))"
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                store = try await AppDatabase.open(in: directory.url)
            case 1..<3:
                try await stored.remove(id)
                try await mock.remove(id)
            default:
                let link = StoredPendingLink(id: id, data: Data([UInt8.random(in: 0...3, using: &generator)]))
                try await stored.save(link)
                try await mock.save(link)
            }
            let links = try await StoredPendingLinks(device: store.device()).links()
            #expect(links == mock.currentLinks)
        }
    }
}
