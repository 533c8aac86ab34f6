import DeepLink
import FlowKit
import Testing

@Suite struct PlanTests {
    private static let reuse = InboundPolicy(placement: .reuse, dismissesModals: true)
    private static let append = InboundPolicy(placement: .append, dismissesModals: true)
    private static let replace = InboundPolicy(placement: .replace, dismissesModals: true)
    private static let keep = InboundPolicy(placement: .append, dismissesModals: false)

    private func plan(
        _ link: String, _ policy: InboundPolicy = reuse, at state: MallState = MallState()
    ) throws -> MallPlan {
        try MallPlan(Mall.links().stack(from: link, source: .inside), policy: policy, at: state)
    }

    /// What a plan leads to, said in a few words.
    @Test(
        arguments: [
            // The tab: named, of the bottommost screen, otherwise the chosen one.
            ("/products/1", reuse, [], "shop, tab home: home > product(1)"),
            ("/products/1?tab=bag", reuse, [], "shop, tab bag: bag > product(1)"),
            ("/products/1?via=/bag", reuse, [], "shop, tab bag: bag > product(1)"),
            ("/products/1", reuse, [.selectTab(.bag)], "shop, tab bag: bag > product(1)"),
            ("/bag", reuse, [], "shop, tab bag: bag"),
            ("/orders/7", reuse, [], "account, tab settings: settings > order(7)"),
            ("/orders/7?via=/orders", reuse, [], "account, tab orders: orders > order(7)"),
            // Placement.
            ("/products/1", reuse, [.push(.product(2))], "shop, tab home: home > product(2) > product(1)"),
            ("/products/1", append, [.push(.product(2))], "shop, tab home: home > product(2) > product(1)"),
            ("/products/1", replace, [.push(.product(2))], "shop, tab home: home > product(1)"),
            ("/products/1", reuse, [.push(.product(1)), .push(.product(2))], "shop, tab home: home > product(1)"),
            (
                "/products/1", append, [.push(.product(1)), .push(.product(2))],
                "shop, tab home: home > product(1) > product(2) > product(1)"
            ),
            ("/products/1", append, [.push(.product(1))], "shop, tab home: home > product(1)"),
            ("/home", append, [.push(.product(1))], "shop, tab home: home"),
            // With screens under it.
            (
                "/products/1?via=/search", append, [.push(.product(2))],
                "shop, tab home: home > product(2) > search(text: nil) > product(1)"
            ),
            (
                "/products/1?via=/search", reuse, [.push(.product(1))],
                "shop, tab home: home > search(text: nil) > product(1)"
            ),
            (
                "/products/1?via=/search", reuse, [.push(.search(text: nil)), .push(.product(1)), .push(.product(2))],
                "shop, tab home: home > search(text: nil) > product(1)"
            ),
            ("/products/1?via=/home", append, [.push(.product(2))], "shop, tab home: home > product(1)"),
            // How it comes up.
            ("/signin", reuse, [], "account, tab settings: settings, over it sheet of signIn"),
            ("/photos/1", reuse, [.push(.product(1))], "shop, tab home: home > product(1), over it cover of photo(1)"),
            ("/photos/1", replace, [.push(.product(1))], "shop, tab home: home, over it cover of photo(1)"),
            ("/photos/1?as=push", reuse, [], "shop, tab home: home > photo(1)"),
            ("/products/1?as=sheet", reuse, [], "shop, tab home: home, over it sheet of product(1)"),
            (
                "/products/2?as=fullScreenCover&via=/products/1", reuse, [],
                "shop, tab home: home > product(1), over it cover of product(2)"
            ),
            ("/products/1?as=root", reuse, [.push(.product(2))], "shop, tab home: product(1)"),
            ("/products/2?as=root&via=/products/1", reuse, [], "shop, tab home: product(1) > product(2)"),
            (
                "/products/1?modal=/signin&modal=/photos/2", reuse, [],
                "shop, tab home: home > product(1), over it sheet of signIn, cover of photo(2)"
            ),
            // What is presented.
            ("/products/1", reuse, [.present(.sheet(FlowState(root: .signIn)))], "shop, tab home: home > product(1)"),
            (
                "/products/1?via=/search", keep, [.present(.sheet(FlowState(root: .signIn)))],
                "shop, tab home: home, over it sheet of signIn, sheet of search(text: nil), product(1)"
            ),
            (
                "/bag", keep, [.present(.sheet(FlowState(root: .signIn)))],
                "shop, tab home: home, over it sheet of signIn, sheet of bag"
            ),
            ("/products/1", keep, [], "shop, tab home: home > product(1)"),
            (
                "/products/1", keep, [.present(.alert(AlertState(title: "Hello", message: "")))],
                "shop, tab home: home, over it sheet of product(1)"
            ),
        ] as [(String, InboundPolicy, [NavigationOperation<Mall>], String)])
    func aLinkLeadsThere(
        _ link: String, _ policy: InboundPolicy, _ before: [NavigationOperation<Mall>], _ after: String
    ) throws {
        var state = MallState()
        for operation in before { state.apply(operation) }
        let plan = try plan(link, policy, at: state)
        #expect(plan.description == after)
        state.apply(plan.operation)
        try expect(state, isAsIn: plan)
        #expect(try self.plan(link, policy, at: state).operation == .all([]), "it is there already")
    }

    @Test func anotherActivityIsLeftAsItIs() throws {
        var state = MallState(.push(.product(1)), .present(.sheet(FlowState(root: .signIn))))
        let shop = try #require(state[.shop])
        state.apply(try plan("/orders/7?via=/orders", at: state).operation)
        #expect(state.activity == .account)
        #expect(state[.shop] == shop)
        state.apply(.switchActivity(to: .shop))
        #expect(state.route == .signIn)
    }

    @Test func disabledTabOrHiddenActivityIsRefused() throws {
        let state = MallState(
            .setDisabledTabs([.init(.bag, reason: "It is closed.")]), .setVisibleActivities([.shop]))
        #expect(throws: InboundRefusal.navigation(.tabDisabled("bag", reason: "It is closed."))) {
            try plan("/bag", at: state)
        }
        #expect(throws: InboundRefusal.navigation(.tabDisabled("bag", reason: "It is closed."))) {
            try plan("/products/1?via=/bag", at: state)
        }
        #expect(throws: InboundRefusal.navigation(.activityHidden("account"))) { try plan("/orders", at: state) }
        #expect(throws: InboundRefusal.navigation(.activityHidden("account"))) { try plan("/signin", at: state) }
    }

    @Test func aTabThatTheAppDoesNotHaveIsRefused() {
        let link = LinkStack(MallScreen.bag, tab: "sofa")
        #expect(throws: InboundRefusal.navigation(.tabUnknown("sofa"))) {
            try MallPlan(link, policy: Self.reuse, at: MallState())
        }
    }

    @Test func eachNewScreenIsAStageOfItsOwn() throws {
        let plan = try plan("/products/2?via=/search&via=/products/1&modal=/signin&modal=/photos/1")
        let state = MallState()
        #expect(
            destinations(of: plan, at: state) == [.search(text: nil), .product(1), .product(2), .signIn, .photo(1)])
        #expect(plan.stages.last == plan.operation)
    }

    @Test func screensThatAreThereAlreadyAreNoStages() throws {
        let state = MallState(.push(.search(text: nil)), .push(.product(1)), .push(.product(2)))
        #expect(destinations(of: try plan("/products/1", at: state), at: state) == [.product(1)])
    }

    private func destinations(of plan: MallPlan, at state: MallState) -> [MallScreen] {
        plan.stages.map { stage in
            var after = state
            after.apply(stage)
            return after.route
        }
    }

    private func expect(_ state: MallState, isAsIn plan: MallPlan) throws {
        #expect(state.activity == plan.activity)
        #expect(state.tab == plan.tab)
        #expect(state[.tab(plan.tab)] == plan.flow)
        #expect(state.modals.map(\.content) == plan.modals)
        #expect(state.violations().isEmpty)
    }
}
