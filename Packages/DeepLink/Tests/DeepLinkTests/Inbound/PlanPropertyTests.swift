import DeepLink
import FlowKit
import FlowTestSupport
import Testing

@Suite struct PlanPropertyTests {
    /// For any state and any link: the outcome matches the plan, other activities don't change, and opening a link
    /// twice has the effect of opening it once.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func outcomeMatchesPlan(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var state = MallState()
        for _ in 0..<300 {
            for _ in 0..<Int.random(in: 0...3, using: &random) { state.apply(random.operation()) }
            let link = random.link()
            let policy = InboundPolicy(
                placement: InboundPolicy.Placement.allCases.randomElement(using: &random) ?? .append,
                dismissesModals: .random(using: &random))
            let before = state
            let plan: MallPlan
            do throws(InboundRefusal) {
                plan = try MallPlan(link, policy: policy, at: state)
            } catch {
                #expect(!error.description.isEmpty)
                continue
            }
            state.apply(plan.operation)
            #expect(state.violations().isEmpty)
            #expect(state.activity == plan.activity && state.tab == plan.tab)
            #expect(state[.tab(plan.tab)] == plan.flow)
            #expect(state.modals.map(\.content) == plan.modals)
            #expect(state.route == link.modals.last ?? link.route)
            for activity in Mall.Activity.allCases where activity != plan.activity {
                #expect(state[activity] == before[activity])
            }
            #expect(try MallPlan(link, policy: policy, at: state).operation == .all([]), "\(link) \(policy)")
        }
    }
}

extension SplitMix64 {
    mutating func screen() -> MallScreen {
        let all: [MallScreen] = [
            .home, .bag, .orders, .settings, .product(1), .product(2), .search(text: "a"), .order(1), .signIn,
            .photo(1),
        ]
        return all.randomElement(using: &self) ?? .home
    }

    mutating func screens(_ most: Int) -> [MallScreen] {
        (0..<Int.random(in: 0...most, using: &self)).map { _ in screen() }
    }

    fileprivate mutating func link() -> LinkStack<MallScreen> {
        let tab = Mall.Tab.allCases.randomElement(using: &self)?.rawValue
        return LinkStack(
            screen(), tab: Int.random(in: 0..<3, using: &self) == 0 ? tab : nil,
            via: screens(2), modals: screens(1),
            transition: (NavigationType.allCases + [nil, nil]).randomElement(using: &self) ?? nil)
    }

    fileprivate mutating func operation() -> NavigationOperation<Mall> {
        switch Int.random(in: 0..<9, using: &self) {
        case 0: .selectTab(Mall.Tab.allCases.randomElement(using: &self) ?? .home)
        case 1: .present(.sheet(FlowState(root: screen(), stack: screens(2))))
        case 2: .present(.alert(AlertState(title: "Hello", message: "")))
        case 3: .back
        case 4: .setDisabledTabs(Bool.random(using: &self) ? [.init(.bag, reason: "Closed.")] : [])
        case 5: .setVisibleActivities(Bool.random(using: &self) ? [.shop] : [.shop, .account])
        case 6: .dismissAll
        default: .push(screen())
        }
    }
}
