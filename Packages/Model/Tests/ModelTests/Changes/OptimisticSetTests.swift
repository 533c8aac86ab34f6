import FlowKit
import FlowTesting
import Loading
import Synchronization
import Testing

@testable import Model

@MainActor
@Suite struct OptimisticSetTests {
    @Test func aSetThatWasReadBeforeAChangeWasStoredIsReadAgain() async {
        let (first, firstRead) = AsyncStream<Set<Int>>.makeStream()
        let (second, secondRead) = AsyncStream<Set<Int>>.makeStream()
        let reads = Mutex([second, first])
        let set = OptimisticSet<Int, Never>(of: { reads.withLock { $0.popLast() } ?? second }, set: { _, _ in })
        var shown: [Set<Int>] = []
        let following = Task { await set.follow() }
        let changes = set.$shown.sink { shown.append($0) }
        firstRead.yield([7])
        await settle(set) { set.shown == [7] }

        set.toggle(1)
        await set.waitUntilIdle()
        firstRead.yield([7])
        secondRead.yield([1, 7, 8])
        await settle(set) { set.shown == [1, 7, 8] }

        #expect(shown == [[], [7], [1, 7], [1, 7, 8]])
        changes.cancel()
        following.cancel()
        await following.value
    }
}
