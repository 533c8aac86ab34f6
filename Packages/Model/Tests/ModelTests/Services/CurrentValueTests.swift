import Model
import Testing

@Suite(.timeLimit(.minutes(60))) struct CurrentValueTests {
    private struct Refused: Error {}

    @Test func aWatcherGetsTheValueAndThenEveryLaterOne() async {
        let current = CurrentValue(1)
        var watching = current.values().makeAsyncIterator()
        #expect(await watching.next() == 1)
        current.send(2)
        #expect(await watching.next() == 2)
        #expect(current.value == 2)
    }

    @Test func aSlowWatcherSkipsToTheNewest() async {
        let current = CurrentValue(1)
        var watching = current.values().makeAsyncIterator()
        for value in 2...9 { current.send(value) }
        #expect(await watching.next() == 9)
    }

    @Test func aPartIsToldOnlyWhenItChanges() async {
        let current = CurrentValue((name: "a", count: 1))
        var watching = current.values(of: \.name).makeAsyncIterator()
        #expect(await watching.next() == "a")
        current.send((name: "a", count: 2))
        current.send((name: "b", count: 2))
        current.send((name: "b", count: 3))
        #expect(await watching.next() == "b")
        current.send((name: "b", count: 4))
        current.send((name: "c", count: 4))
        #expect(await watching.next() == "c")
    }

    @Test func aChangeReturnsWhatItLikes() {
        let current = CurrentValue([1, 2, 3])
        let last = current.update { $0.popLast() }
        #expect(last == 3)
        #expect(current.value == [1, 2])
    }

    @Test func aChangeThatThrowsChangesNothing() async {
        let current = CurrentValue([1])
        var watching = current.values().makeAsyncIterator()
        #expect(await watching.next() == [1])
        #expect(throws: Refused.self) {
            try current.update { value throws(Refused) in
                value.append(2)
                throw Refused()
            }
        }
        #expect(current.value == [1])
        current.send([3])
        #expect(await watching.next() == [3], "the change that throws notifies no watcher")
    }

    @Test func aWatcherThatLeavesIsForgotten() async {
        let current = CurrentValue(1)
        let (seen, continuation) = AsyncStream.makeStream(of: Int.self)
        let watching = Task { for await value in current.values() { continuation.yield(value) } }
        var values = seen.makeAsyncIterator()
        #expect(await values.next() == 1)
        #expect(current.watcherCount == 1)
        watching.cancel()
        await watching.value
        #expect(current.watcherCount == 0)
    }

    /// A closure of the caller may use the same value: it would deadlock if it ran while the value is locked.
    @Test func closuresMayUseTheValue() async {
        let current = CurrentValue(1)
        let old = current.update { value in
            value += current.value
            return current.value
        }
        #expect(old == 1)
        #expect(current.value == 2)
        var doubled = current.values { $0 * current.value }.makeAsyncIterator()
        #expect(await doubled.next() == 4)
        current.send(3)
        #expect(await doubled.next() == 9)
    }

    @Test func watchersSeeTheNewestValueLast() async {
        for _ in 0..<100 {
            let current = CurrentValue(0)
            let values = current.values(of: \.self)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 { group.addTask { current.update { $0 += 1 } } }
            }
            var watching = values.makeAsyncIterator()
            #expect(await watching.next() == 4)
        }
    }

    @Test func itsEndEndsTheStreams() async {
        var current: CurrentValue<Int>? = CurrentValue(1)
        let values = current?.values()
        current = nil
        var seen: [Int] = []
        if let values { for await value in values { seen.append(value) } }
        #expect(seen == [1])
    }

    @Test func manyCanChangeItAtOnce() async {
        let current = CurrentValue(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<100 { current.update { $0 += 1 } } }
            }
        }
        #expect(current.value == 800)
    }
}
