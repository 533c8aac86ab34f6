import FlowKit
import Foundation
import Testing

@Suite struct NavigationRecordingTests {
    private func recording(of operations: [SampleOperation]) -> NavigationRecording<SampleNavigation> {
        var state = SampleState(activity: .shop)
        var journal = NavigationJournal(start: state)
        for (time, operation) in operations.enumerated() {
            journal.apply(operation, to: &state, at: Int64(time) * 1_000)
        }
        return NavigationRecording(journal)
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func itIsReadAsItWasWritten(_ seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let recording = recording(of: (0..<30).map { _ in random.sampleOperation() })
        let data = try JSONEncoder().encode(recording)
        let read = try JSONDecoder().decode(NavigationRecording<SampleNavigation>.self, from: data)
        #expect(read == recording)
        #expect(read.end == recording.end)
        #expect(read.firstDivergence() == nil)
    }

    @Test func itCanBeReplayedFromElsewhere() {
        let operations: [SampleOperation] = [
            .selectTab(.bag), .route(.page(1)), .route(.page(2), as: .present(.sheet)),
        ]
        let recording = recording(of: operations)
        var state = SampleState(.switchActivity(to: .account))
        #expect(state.replay(recording.entries.map(\.operation)).count == 5)
        #expect(state.activity == .shop)
        #expect(state.stack(of: .bag) == [.page(1)])
        #expect(state.modals == [Modal(1, .sheet(2))])
    }

    @Test func itSaysWhatIsOtherwiseNow() {
        var recording = recording(of: [.push(.page(1)), .pop(), .selectTab(.bag)])
        recording.start.apply(.setDisabledTabs([DisabledTab(.bag, reason: "Closed.")]))
        #expect(
            recording.firstDivergence()?.description == """
                Entry 3, select tab bag:
                recorded: tab home became bag
                now: refused. The tab bag is disabled: Closed.
                """)
        recording.entries.removeFirst()
        #expect(
            recording.firstDivergence()?.description == """
                Entry 2, pop 1:
                recorded: popped page(1) on tab home
                now: nothing to do
                """)
    }

    @Test func anotherVersionIsRefused() {
        let text = #"{"version": 2, "start": {"activity": "shop", "activities": []}, "entries": []}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationRecording<SampleNavigation>.self, from: Data(text.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "The recording has version 2. This app reads version 1.")
    }
}
