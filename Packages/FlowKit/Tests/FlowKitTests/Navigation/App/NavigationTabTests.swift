import FlowKit
import Testing

@Suite struct NavigationTabTests {
    private var state = SampleState()

    @Test mutating func eachTabHasItsStack() {
        state.apply(.push(.page(1)))
        #expect(state.changes(by: .selectTab(.bag)) == [.tabSelected(from: .home, to: .bag)])
        state.apply(.push(.page(2)))
        state.apply(.selectTab(.home))
        #expect(state.route == .page(1))
        #expect(state.stack(of: .bag) == [.page(2)])
        #expect(state.stack(of: .lost).isEmpty)
    }

    @Test mutating func aTapOnTheTabInFrontLeadsToItsRoot() {
        state.apply(.replace([.page(1), .page(2)]))
        #expect(state.changes(by: .selectTab(.home)) == [.popped([.page(2), .page(1)], on: .tab(.home))])
        #expect(state.changes(by: .selectTab(.home)).isEmpty)
    }

    @Test mutating func aTabBringsItsActivityAndKeepsItsStack() {
        state.apply(.push(.page(1), on: .tab(.settings)))
        #expect(
            state.changes(by: .selectTab(.settings)) == [
                .activitySwitched(from: .shop, to: .account), .historyChanged(from: [], to: [.shop]),
            ])
        #expect(state.route == .page(1))
    }

    @Test mutating func aDisabledTabAnswersWithItsReason() {
        state.apply(.setDisabledTabs([.init(.bag, reason: "The bag is closed for an hour.")]))
        #expect(state.changes(by: .selectTab(.bag)).isEmpty)
        #expect(state.changes(by: .route(.page(1), on: .tab(.bag))).isEmpty)
        #expect(
            state.outcome(of: .selectTab(.bag))
                == .refused(.tabDisabled("bag", reason: "The bag is closed for an hour.")))
        #expect(state.disabledReason(of: .bag) == "The bag is closed for an hour.")
        #expect(state.changes(by: .push(.page(1), on: .tab(.bag))) == [.pushed([.page(1)], on: .tab(.bag))])
        state.apply(.setDisabledTabs([]))
        state.apply(.selectTab(.bag))
        #expect(state.route == .page(1))
    }

    @Test mutating func aChosenTabThatIsDisabledGivesWay() {
        let disabled = [NavigationState<SampleNavigation>.DisabledTab(.home, reason: "A"), .init(.search, reason: "B")]
        #expect(
            state.changes(by: .setDisabledTabs(disabled.reversed() + [.init(.home, reason: "C")])) == [
                .disabledTabsChanged(from: [], to: disabled), .tabSelected(from: .home, to: .bag),
            ])
        #expect(state.changes(by: .switchActivity(to: .shop, policy: .resetToDefaultTab)).isEmpty)
        state.apply(.setDisabledTabs(SampleNavigation.Tab.allCases.map { .init($0, reason: "All") }))
        #expect(state.tab == .bag, "with all of them disabled the choice stays")
        #expect(state.violations().isEmpty)
        #expect(state.disabledTabs.map(\.tab) == [.home, .search, .bag, .brochures, .orders, .settings])
    }
}
