import FlowKit
@_spi(Reporting) import FlowTestSupport
import FlowTesting
import Testing

/// The code of the article on flows.
@MainActor @Suite struct TestingFlowsTests {
    private let start = NavigationState<ShopNavigation>(activity: .shop)

    @Test func theOrdersNeedAUser() async {
        let signIn = NavigationGuard<ShopNavigation>("sign-in") { attempt in
            attempt.destination == .orders ? .wait(.signIn) : .allow
        }
        let flow = TestFlow(start, guards: [signIn])
        flow.navigator.apply(.selectTab(.bag))
        await flow.receive(.selectTab(.bag)) { state in state.apply(.selectTab(.bag)) }
        flow.navigator.apply(.push(.orders))
        await flow.receive(
            .push(.orders), outcome: .waiting(NavigationOutcome.Rejection(guardName: "sign-in", reason: .signIn)))
        flow.navigator.dropPending()
        await flow.receive(.push(.orders), outcome: .cancelled)
        await flow.finish()
    }

    @Test func theBagLeadsToTheCheckout() async {
        let flow = TestFlow(start)
        let bag = flow.navigator.router(for: .tab(.bag))
        bag.push(.checkout)
        await flow.receive(.push(.checkout, on: .tab(.bag)))
        await flow.finish()
    }

    @Test func signingInReturnsTheUser() async {
        let flow = TestFlow(start)
        let user = flow.navigator.presentation(of: .signIn)
        let id = await flow.receivePresented(.signIn)
        await flow.finishPresented(id, .signIn, with: "Ann")
        #expect(await user.result == "Ann")
        await flow.finish()
    }

    @Test func aPushedMessageShowsItsProduct() async {
        let flow = TestFlow(start)
        let (messages, sender) = AsyncStream.makeStream(of: Int.self)
        let watching = Task {
            for await product in messages { flow.navigator.apply(.push(.product(product)), source: .push) }
        }
        sender.yield(12)
        await flow.receive(.push(.product(12)), source: .push)
        watching.cancel()
        await flow.finish()
    }

    @Test func aNewAddressLeadsToThePayment() async {
        let router = TestRouter<CheckoutRoute>()
        var exits: [CheckoutExit] = []
        let checkout = CheckoutFlowViewModel(router: router.router) { exits.append($0) }

        let adding = Task { await checkout.addAddress() }
        await router.receive(.present(.newAddress))
        await router.finishPresented(.newAddress, with: "1 Main Street")
        await router.receive(.push(.payment))
        await adding.value

        checkout.pay()
        #expect(exits == [.order(7)])

        await router.finish()
    }

    @Test func onlyTheEndMatters() async {
        let router = TestRouter<CheckoutRoute>()
        let checkout = CheckoutFlowViewModel(router: router.router) { _ in }
        router.isExhaustive = false
        checkout.router.navigate(to: .address)
        checkout.router.navigate(to: .payment)
        router.expect(.push(.payment))
        await router.finish()
    }

    @Test func nothingIsLeftOfTheCheckout() async {
        await expectNoLeaks(ofFlowThrough: [CheckoutRoute.address, .payment]) { router in
            CheckoutFlowViewModel(router: router) { _ in }
        } use: { flow, leaks in
            let adding = leaks.track(task: Task { await flow.addAddress() }, name: "add an address")
            adding.cancel()
        }
    }

    @Test func nothingBreaksTheNavigation() {
        NavigationProperty<ShopNavigation>(routes: [.product(7), .product(8), .checkout]).check(sequences: 100)
    }

    @Test func anAppHasItsOwnInvariants() async {
        let once = NavigationInvariant<ShopNavigation>("the sign-in is never over itself") { run in
            run.states.contains { state in state.modals.count { $0.flow?.root == .signIn } > 1 } ? "it is" : nil
        }
        let texts = await failures { NavigationProperty(routes: [.signIn], invariants: [once]).check() }
        #expect(texts.first?.hasPrefix("It is not true that the sign-in is never over itself.") == true)
    }
}
