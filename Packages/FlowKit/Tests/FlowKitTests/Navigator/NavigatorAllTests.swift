import FlowKit
import Testing

/// Several operations as one navigation.
@MainActor
@Suite struct NavigatorAllTests {
    private let world = World()
    private let recorder = Recorder()
    private let keeper = NavigationJournal<SampleNavigation>.Recorder { 0 }
    private let navigator: SampleNavigator
    private let link = SampleOperation.all([.selectTab(.bag), .push(.page(1)), .push(.page(9)), .push(.page(2))])

    init() { navigator = SampleNavigator(guards: [world.signIn, world.unsaved], observers: [recorder, keeper]) }

    @Test func itIsOneNavigation() {
        var told = 0
        let watching = navigator.objectWillChange.sink { told += 1 }
        #expect(navigator.apply(link, source: .link) == .changed)
        #expect(told == 1)
        #expect(world.asked == [.page(2)], "the guards are asked about the end alone")
        #expect(recorder.events.map(\.operation) == [link])
        #expect(recorder.events.first?.changes.count == 2)
        #expect(recorder.events.first?.before == SampleState())
        #expect(keeper.journal?.entries.map(\.operation) == [link])
        watching.cancel()
    }

    @Test func aGuardHoldsAllOfItUp() {
        let link = SampleOperation.all([.selectTab(.bag), .push(.page(9))])
        #expect(navigator.apply(link) == .waiting(.signIn))
        #expect(navigator.state == SampleState())
        world.isSignedIn = true
        #expect(navigator.reasonChanged(.signIn) == .changed)
        #expect(navigator.state == SampleState(.selectTab(.bag), .push(.page(9))))
    }

    @Test func aRefusalIsThatOfTheOneThatCanNotBeDone() {
        let link = SampleOperation.all([.push(.page(9)), .selectTab(.lost)])
        #expect(navigator.apply(link) == .refused(.tabUnknown("lost")))
        #expect(recorder.events.last?.operation == link)
        #expect(navigator.state == SampleState())
        #expect(world.asked.isEmpty)
    }

    @Test func batchThatKeepsTheCurrentScreenIsNotGuarded() {
        world.hasChanges = true
        #expect(navigator.apply(.all([.push(.page(1), on: .tab(.orders)), .present(.hello)])) == .changed)
        #expect(navigator.apply(.all([.push(.page(1)), .pop()])) == .unchanged)
        #expect(navigator.apply(.all([.dismiss, .push(.page(1))])) == .rejected(.unsaved))
        #expect(navigator.state.modals.count == 1)
    }
}
