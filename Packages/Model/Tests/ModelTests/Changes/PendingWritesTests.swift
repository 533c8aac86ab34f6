import FlowTesting
import Model
import Testing

@Suite struct PendingWritesTests {
    @Test func nothingIsPendingInitially() {
        #expect(PendingWrites<String, Int>().next == nil)
    }

    @Test func aValueRequestedWhileAnotherIsStoredStays() throws {
        var writes = PendingWrites<String, Int>()
        writes.request(2, for: "lamp")
        let first = try #require(writes.next)
        writes.request(3, for: "lamp")
        writes.didStore(first.value, for: first.key)
        #expect(writes.next?.value == 3)
    }

    @Test func changesAreStoredInTheOrderOfTheFirstRequest() {
        var writes = PendingWrites<String, Int>()
        writes.request(1, for: "lamp")
        writes.request(1, for: "stool")
        writes.request(2, for: "lamp")
        #expect(writes.changes.map(\.key) == ["lamp", "stool"])
        #expect(writes.changes.map(\.value) == [2, 1])
    }

    /// With any order of requests, stored and refused changes, the last request of each key counts, and storing one
    /// change after the other ends with all of them stored.
    @Test(arguments: 0..<50 as Range<UInt64>) func theLastRequestOfEachKeyCounts(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var writes = PendingWrites<Int, Int>()
        var expected: [Int: Int] = [:]
        for _ in 0..<60 {
            let key = Int.random(in: 1...4, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                writes.refused(key)
                expected[key] = nil
            case 1:
                guard let next = writes.next else { continue }
                #expect(expected[next.key] == next.value)
                writes.didStore(next.value, for: next.key)
                expected[next.key] = nil
            default:
                let value = Int.random(in: 1...9, using: &random)
                writes.request(value, for: key)
                expected[key] = value
            }
            #expect(Dictionary(uniqueKeysWithValues: writes.changes.map { ($0.key, $0.value) }) == expected)
        }
        while let next = writes.next, !expected.isEmpty {
            #expect(expected.removeValue(forKey: next.key) == next.value)
            writes.didStore(next.value, for: next.key)
        }
        #expect(expected.isEmpty)
        #expect(writes.next == nil)
    }
}
