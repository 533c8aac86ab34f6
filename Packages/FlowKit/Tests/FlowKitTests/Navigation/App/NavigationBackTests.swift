import FlowKit
import Testing

@Suite struct NavigationBackTests {
    @Test func backTakesOneThingAfterTheOther() {
        var state = SampleState(
            .push(.page(1)), .switchActivity(to: .account), .push(.page(2)), .present(.sheet(3)), .push(.page(4)),
            .present(.hello))
        var changes: [SampleChange] = []
        while state.outcome(of: .back) == .changed { changes += state.changes(by: .back) }
        #expect(
            changes == [
                .dismissed(Modal(2, .hello), over: .account),
                .popped([.page(4)], on: .modal(1)),
                .dismissed(Modal(1, .sheet(3)), over: .account),
                .popped([.page(2)], on: .tab(.settings)),
                .activitySwitched(from: .account, to: .shop),
                .historyChanged(from: [.shop], to: []),
                .popped([.page(1)], on: .tab(.home)),
            ])
        #expect(state.changes(by: .back).isEmpty)
        #expect(state == SampleState())
    }

    @Test func backDoesNotGoInCircles() {
        var state = SampleState()
        for activity in [SampleNavigation.Activity.brochures, .shop, .brochures, .account, .shop, .account] {
            state.apply(.switchActivity(to: activity))
        }
        #expect(state.history == [.brochures, .shop])
        state.apply(.back)
        #expect(state.activity == .shop)
        state.apply(.back)
        #expect(state.activity == .brochures)
        #expect(state.outcome(of: .back) == .unchanged)
    }
}
