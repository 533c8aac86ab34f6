import FlowKit
import Testing

@Suite struct NavigationJournalTests {
    @Test func itWritesDownWhatBecameOfAnOperation() {
        var state = SampleState(activity: .shop)
        var journal = NavigationJournal(start: state)
        #expect(journal.apply(.push(.page(1)), to: &state, at: 10) == [.pushed([.page(1)], on: .tab(.home))])
        journal.apply(.dismiss, to: &state, at: 20)
        journal.apply(.selectTab(.lost), to: &state, at: 30)
        #expect(journal.entries.map(\.id) == [1, 2, 3])
        #expect(journal.entries.map(\.milliseconds) == [10, 20, 30])
        #expect(journal.entries.map(\.operation) == [.push(.page(1)), .dismiss, .selectTab(.lost)])
        #expect(journal.entries.map(\.outcome) == [.changed, .unchanged, .refused(.tabUnknown(.lost))])
        #expect(journal.entries.map(\.changes) == [[.pushed([.page(1)], on: .tab(.home))], [], []])
        #expect(journal.start == SampleState())
    }

    /// However many entries have gone, those that are left lead from its start to where one is.
    @Test(arguments: [0, 1, 7, 50])
    func itsStartMovesOnWithIt(_ capacity: Int) {
        var random = SplitMix64(state: UInt64(capacity))
        var state = random.sampleState(after: 5)
        var journal = NavigationJournal(start: state, capacity: capacity)
        var past = [state]
        for time in 0..<100 as Range<Int64> {
            journal.apply(random.sampleOperation(restoring: past), to: &state, at: time)
            past.append(state)
            #expect(journal.entries.count <= capacity)
            #expect(NavigationRecording(journal).end == state)
            #expect(journal.start == past[past.count - 1 - journal.entries.count])
            #expect(NavigationRecording(journal).firstDivergence() == nil, "numbers of modals included")
        }
        #expect(journal.entries.last?.id == (capacity == 0 ? nil : 100))
    }

    @Test func aJournalOfAnotherStateDoesNotTrap() {
        var random = SplitMix64(state: 11)
        var journal = NavigationJournal(start: SampleState(activity: .shop), capacity: 5)
        for time in 0..<200 as Range<Int64> {
            var state = random.sampleState(after: 10)
            journal.apply(random.sampleOperation(), to: &state, at: time)
        }
        var travel = NavigationTimeTravel(journal, from: random.sampleState(after: 10))
        while travel.stepBack() != nil {}
        while travel.stepForward() != nil {}
        #expect(travel.position == 5)
    }
}
