import FlowKit
import Testing

@Suite struct NavigationActivityTests {
    private var state = SampleState(.selectTab(.bag), .push(.page(1)))

    @Test mutating func anActivityIsFoundAsItWasLeft() {
        #expect(
            state.changes(by: .switchActivity(to: .brochures)) == [
                .activitySwitched(from: .shop, to: .brochures), .historyChanged(from: [], to: [.shop]),
            ])
        #expect(state.changes(by: .switchActivity(to: .brochures)).isEmpty)
        state.apply(.switchActivity(to: .shop))
        #expect(state.tab == .bag)
        #expect(state.route == .page(1))
    }

    @Test mutating func aPolicyMayResetTheTab() {
        #expect(
            state.changes(by: .switchActivity(to: .shop, policy: .resetToDefaultTab)) == [
                .tabSelected(from: .bag, to: .home)
            ]
        )
        #expect(state.stack(of: .bag) == [.page(1)])
    }

    @Test mutating func aHiddenActivityGivesWayToTheFirstVisibleOne() {
        state.apply(.switchActivity(to: .account))
        state.apply(.switchActivity(to: .brochures))
        #expect(
            state.changes(by: .setVisibleActivities([.account, .shop, .account])) == [
                .visibleActivitiesChanged(from: [.shop, .brochures, .account], to: [.account, .shop]),
                .activitySwitched(from: .brochures, to: .account),
                .historyChanged(from: [.shop, .account], to: [.shop]),
            ])
        #expect(state.outcome(of: .switchActivity(to: .brochures)) == .refused(.activityHidden("brochures")))
        #expect(state.outcome(of: .selectTab(.brochures)) == .refused(.activityHidden("brochures")))
        state.apply(.setVisibleActivities([.account]))
        #expect(state.history.isEmpty)
    }

    @Test mutating func aHiddenActivityKeepsEverything() {
        state.apply(.present(.sheet(2)))
        state.apply(.setVisibleActivities([.brochures]))
        #expect(state.outcome(of: .route(.page(3), on: .modal(1))) == .refused(.activityHidden("shop")))
        state.apply(.push(.page(3), on: .modal(1)))
        state.apply(.setVisibleActivities([.shop, .brochures]))
        state.apply(.switchActivity(to: .shop))
        #expect(state.tab == .bag)
        #expect(state.modals == [Modal(1, .sheet(2, 3))])
    }

    @Test mutating func atLeastOneActivityIsVisible() {
        #expect(state.outcome(of: .setVisibleActivities([])) == .refused(.noVisibleActivity))
        #expect(state.changes(by: .setVisibleActivities([])).isEmpty)
        #expect(state.visibleActivities == [.shop, .brochures, .account])
        state.apply(.setVisibleActivities([.account, .shop, .brochures]))
        state.apply(.setVisibleActivities([.shop, .brochures, .account]))
        #expect(state == SampleState(.selectTab(.bag), .push(.page(1))), "the schema's own order is as good as none")
    }
}
