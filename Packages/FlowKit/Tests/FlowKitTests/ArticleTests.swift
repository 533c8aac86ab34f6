import FlowKit
import FlowTestSupport
import Foundation
import Testing

private typealias ShopNavigation = ReadmeTests.ShopNavigation

// The code of the articles.

struct Address: Equatable {
    var street: String
}

struct User: Equatable {
    var name: String
}

extension ResultRoute<ShopRoute, Address> {
    static var newAddress: Self { ResultRoute(.newAddress) }
}

extension ResultRoute<ShopRoute, User> {
    static var signIn: Self { ResultRoute(.signIn) }
}

enum Closing: String { case discard, keep }

extension Question<Closing> {
    static var closing: Question {
        Question(
            title: "Discard changes?", message: "What you wrote isn't saved.",
            buttons: [
                Button(.discard, title: "Discard", role: .destructive),
                Button(.keep, title: "Keep editing", role: .cancel),
            ])
    }
}

@MainActor
@Suite(.timeLimit(.minutes(60))) struct ArticleTests {
    @Test func theOperationsOfAState() {
        var state = NavigationState<ShopNavigation>(activity: .shop)
        state.apply(.route(.product(12), on: .tab(.bag)))
        state.apply(.present(.alert(AlertState(title: "Sold out", message: "The last one has just gone."))))
        state.apply(.back)  // dismisses the alert

        #expect(state.modals.isEmpty && state.stack(of: .bag) == [.product(12)])
    }

    @Test func statesAreEqualWhateverTheirNextModal() {
        let state = NavigationState<ShopNavigation>(activity: .shop, nextModalID: .random())
        #expect(state == NavigationState(activity: .shop))
    }

    @MainActor
    final class Orders {
        struct Order {
            var id: Int
        }

        func latest() async throws -> Order { Order(id: 7) }
    }

    @Test func aJournalIsReplayed() throws {
        let recorder = NavigationJournal<ShopNavigation>.Recorder(milliseconds: { 0 })
        let recording = Navigator(NavigationState(activity: .shop), observers: [recorder])
        recording.apply(.route(.product(12)))
        let file = try JSONEncoder().encode(#require(recorder.journal))

        let journal = try JSONDecoder().decode(NavigationJournal<ShopNavigation>.self, from: file)
        #expect(journal.firstDivergence() == nil)
    }

    @Test func theUserMayHaveNavigatedAfterAnAwait() async throws {
        let (router, orders) = (Router<ShopRoute>(), Orders())
        let screen = router.frontScreen
        let order = try await orders.latest()
        if router.frontScreen == screen { router.navigate(to: .order(order.id)) }
        #expect(router.path == [.order(7)])
    }

    @MainActor
    final class Editor {
        var hasChanges = true
        var isSignedIn = false
    }

    @Test func guardsOfShownAndOfLeftScreens() async {
        let (session, editor) = (Editor(), Editor())
        weak var navigator: Navigator<ShopNavigation>?
        let signIn = NavigationGuard<ShopNavigation>("sign-in") { attempt in
            attempt.destination == .orders && !session.isSignedIn ? .wait(.signIn) : .allow
        }
        let unsaved = NavigationGuard<ShopNavigation>.leaving("unsaved") { attempt in
            attempt.removed.contains(.editor) && editor.hasChanges
        } ask: { _ in
            await navigator?.ask(.closing) == .discard ? .allow : .refuse(.unsavedChanges)
        }
        let shop = shop(guards: signIn, unsaved)
        navigator = shop
        #expect(shop.apply(.route(.orders)) != .changed)
        shop.apply(.push(.editor))
        let leaving = Task { await shop.navigate(.back) }
        await settle(shop) { !shop.state.modals.isEmpty }
        shop.router(for: .tab(.home)).answer(Closing.discard)
        #expect(await leaving.value == .changed)
    }

    private func shop(
        guards signIn: NavigationGuard<ShopNavigation>, _ unsaved: NavigationGuard<ShopNavigation>
    ) -> Navigator<ShopNavigation> {
        let journal = NavigationJournal<ShopNavigation>.Recorder(milliseconds: { 0 })
        let views = NavigationJournal<ShopNavigation>.Recorder(milliseconds: { 0 })
        let navigator = Navigator(
            NavigationState<ShopNavigation>(activity: .shop), guards: [signIn, unsaved], observers: [journal, views])
        navigator.apply(.route(.product(12)))  // .changed
        return navigator
    }

    @Test func aFlowReturnsAValue() async {
        let (router, address) = (Router<ShopRoute>(), Address(street: "1 Main Street"))
        var shipped: Address?
        func ship(to address: Address) { shipped = address }

        let flow = Task {
            await settle(router) { router.sheet == .newAddress || router.path == [.newAddress] }
            router.finish(.newAddress, with: address)  // in the flow
        }
        if let address = await router.result(of: .newAddress) { ship(to: address) }
        await flow.value
        #expect(shipped == address)
    }

    @Test func aFlowEndsWithItsIdentifier() async {
        let (navigator, user) = (Navigator(NavigationState<ShopNavigation>(activity: .shop)), User(name: "Ada"))
        var greeted: User?
        func greet(_ user: User) { greeted = user }

        let flow = Task {
            await settle(navigator) { !navigator.state.modals.isEmpty }
            let id = navigator.state.modals[0].id
            navigator.finish(id, .signIn, with: user)  // in the flow
        }
        if let user = await navigator.result(of: .signIn) { greet(user) }
        await flow.value
        #expect(greeted == user)
    }

    @Test func aQuestionReturnsTheAction() async {
        let router = Router<ShopRoute>()
        router.push(.editor)
        let user = Task {
            await settle(router) { router.dialog != nil }
            router.answer(Closing.discard)
        }
        if await router.ask(.closing) == .discard { router.leave(.editor) }
        await user.value
        #expect(router.path.isEmpty)
    }
}
