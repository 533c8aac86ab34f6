import FlowKit
import Foundation
import Testing

@MainActor
@Suite struct ObserverTests {
    private let recorder = Recorder()

    @Test func anObserverReceivesEachEvent() {
        let navigator = SampleNavigator(observers: [recorder])
        #expect(recorder.start == SampleState())
        navigator.apply(.push(.page(1)), source: .push)
        navigator.apply(.dismiss)
        navigator.apply(.selectTab(.lost))
        let after = SampleState(.push(.page(1)))
        #expect(
            recorder.events == [
                SampleEvent(
                    .push(.page(1)), source: .push, outcome: .changed, before: SampleState(), after: after),
                SampleEvent(.dismiss, outcome: .unchanged, before: after, after: after),
                SampleEvent(.selectTab(.lost), outcome: .refused(.tabUnknown("lost")), before: after, after: after),
            ])
        #expect(recorder.events.map(\.changes) == [[.pushed([.page(1)], on: .tab(.home))], [], []])
    }

    /// Also when one of them navigates.
    @Test func allObserversReceiveTheSameOrder() {
        let second = Recorder()
        let navigator = SampleNavigator(observers: [recorder, second])
        recorder.onEvent = { [weak recorder] event in
            if event.operation == .push(.page(1)) { recorder?.navigator?.apply(.push(.page(2))) }
        }
        navigator.apply(.push(.page(1)))
        #expect(second.events.map(\.operation) == [.push(.page(1)), .push(.page(2))])
        #expect(second.events == recorder.events)
        #expect(second.events.map(\.after.route) == [.page(1), .page(2)])
    }

    @Test func theJournalIsKept() {
        var time: Int64 = 0
        let recorder = NavigationJournal<SampleNavigation>.Recorder {
            time += 10
            return time
        }
        #expect(recorder.journal == nil)
        let world = World()
        let navigator = SampleNavigator(guards: [world.signIn], observers: [recorder])
        navigator.apply(.push(.page(1)))
        navigator.apply(.push(.page(9)))
        navigator.apply(.selectTab(.lost))
        #expect(recorder.journal?.entries.map(\.milliseconds) == [10, 20, 30])
        #expect(
            recorder.journal?.entries.map(\.outcome) == [.changed, .waiting(.signIn), .refused(.tabUnknown("lost"))])
        #expect(recorder.journal?.end == navigator.state)
        #expect(recorder.journal?.state(after: 3) == navigator.state, "a pending navigation changes nothing")
        #expect(recorder.journal?.firstDivergence() == nil)
    }

    @Test func timeTravelIsNotRecorded() {
        let world = World()
        let journal = NavigationJournal<SampleNavigation>.Recorder { 0 }
        let navigator = SampleNavigator(guards: [world.unsaved], observers: [journal, recorder])
        for page in 1...3 { navigator.apply(.push(.page(page))) }
        world.hasChanges = true
        guard let recorded = journal.journal else { return #expect(Bool(false), "there is no journal") }
        for count in (0..<3).reversed() { navigator.travel(to: recorded.state(after: count)) }
        #expect(navigator.state == SampleState())
        #expect(journal.journal?.entries.count == 3)
        #expect(recorder.events.last?.source == .timeTravel)
        navigator.travel(to: recorded.state(after: 2))
        world.hasChanges = false
        navigator.apply(.push(.page(5)))
        let here = SampleState(.push(.page(1)), .push(.page(2)))
        #expect(journal.journal?.entries.suffix(2).map(\.operation) == [.restore(here), .push(.page(5))])
        #expect(journal.journal?.end == navigator.state)
        #expect(journal.journal?.firstDivergence() == nil)
    }

    @Test func aDebugMenuLeavesItsScreensOut() {
        let isMenu: (SampleState) -> Bool = { $0.route == .page(9) }
        let journal = NavigationJournal<SampleNavigation>.Recorder(isRecorded: {
            !isMenu($0.before) && !isMenu($0.after)
        }) { 0 }
        let navigator = SampleNavigator(observers: [journal])
        navigator.apply(.push(.page(1)))
        navigator.apply(.push(.page(9)))
        navigator.apply(.pop(1))
        navigator.apply(.push(.page(2)))
        #expect(journal.journal?.entries.map(\.operation) == [.push(.page(1)), .push(.page(2))])
        navigator.apply(.push(.page(9)))
        navigator.apply(.popToRoot())
        navigator.apply(.push(.page(3)))
        #expect(journal.journal?.entries.suffix(2).map(\.operation) == [.restore(SampleState()), .push(.page(3))])
        #expect(journal.journal?.end == navigator.state)
        #expect(journal.journal?.firstDivergence() == nil)
    }

    /// A debug menu that is a sheet takes an identifier, although its events aren't recorded.
    @Test func aJournalRepeatsPresentationsAfterADebugMenu() throws {
        let isMenu: (SampleState) -> Bool = { $0.modals.contains { $0.flow?.root == .page(9) } }
        let journal = NavigationJournal<SampleNavigation>.Recorder(isRecorded: {
            !isMenu($0.before) && !isMenu($0.after)
        }) { 0 }
        let navigator = SampleNavigator(observers: [journal])
        navigator.apply(.push(.page(1)))
        navigator.apply(.route(.page(9), as: .sheet))
        navigator.apply(.dismiss)
        navigator.apply(.route(.page(2), as: .sheet))
        navigator.apply(.dismissModal(ModalID(rawValue: 2)))
        let recorded = try #require(journal.journal)
        #expect(recorded.entries.map(\.outcome) == [.changed, .changed, .changed])
        #expect(recorded.firstDivergence() == nil)
        let decoded = try JSONDecoder().decode(
            NavigationJournal<SampleNavigation>.self, from: JSONEncoder().encode(recorded))
        #expect(decoded.firstDivergence() == nil)
        #expect(decoded.state(after: 2) == recorded.state(after: 2))
    }
}
