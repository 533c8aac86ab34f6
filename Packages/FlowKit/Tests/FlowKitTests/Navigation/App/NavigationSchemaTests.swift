import FlowKit
import Testing

@Suite struct NavigationSchemaTests {
    /// Everything that can be wrong is.
    private enum Bad: NavigationSchema {
        static var activities: [Int] { [1, 2, 1] }
        static func tabs(of activity: Int) -> [String] { activity == 1 ? ["a", "b", "a"] : ["b"] }
        static func activity(of tab: String) -> Int { 1 }
        static func defaultTab(of activity: Int) -> String { activity == 1 ? "a" : "c" }
        static func root(of tab: String) -> String { tab }
    }

    private enum Empty: NavigationSchema {
        static var activities: [Int] { [] }
        static func tabs(of activity: Int) -> [Int] { [] }
        static func activity(of tab: Int) -> Int { 0 }
        static func defaultTab(of activity: Int) -> Int { 0 }
        static func root(of tab: Int) -> Int { 0 }
    }

    @Test func nothingTrapsWithABadSchema() {
        var bad = NavigationState<Bad>(activity: 9)
        #expect(bad.activity == 1)
        bad.apply(.selectTab("b"))
        bad.apply(.switchActivity(to: 2, policy: .resetToDefaultTab))
        #expect(bad.tab == "c")
        bad.apply(.push("x"))
        bad.apply(.back)
        bad.apply(.back)
        #expect(bad.tab == "b")
        var empty = NavigationState<Empty>(activity: 7)
        for _ in 0..<2 {
            empty.apply(.push(1))
            empty.apply(.present(.sheet(FlowState(root: 2))))
            empty.apply(.switchActivity(to: 0))
            empty.apply(.setDisabledTabs([.init(0, reason: "")]))
            empty.apply(.back)
            empty.apply(.pop())
        }
        #expect(empty.activity == 7)
        #expect(empty.changes(to: NavigationState(activity: 8)).count <= 4)
    }

    @Test func theStateBeginsAtTheRoots() {
        let state = SampleState(activity: .account)
        #expect(state.tab == .settings)
        #expect(state.route == .root(.settings))
        #expect(state.front == .tab(.settings))
        #expect(state.activities.map(\.activity) == [.shop, .brochures, .account])
        #expect(state.activities.flatMap(\.tabs).allSatisfy { $0.stack.isEmpty && $0.flow.root == .root($0.tab) })
        #expect(state.visibleActivities == [.shop, .brochures, .account])
        #expect(state.outcome(of: .back) == .unchanged)
    }
}
