import FlowKit
import FlowTestSupport
import Testing

/// The code of the README.
enum ShopRoute: Hashable, Codable, Sendable {
    case product(Int), reviews(Int)
    case orders, order(Int), editor, newAddress, signIn
}

extension ResultRoute<ShopRoute, Int> {
    static var rating: Self { ResultRoute(.reviews(12)) }
}

enum RecipesNavigation: NavigationSchema {
    enum Tab: CaseIterable, Codable { case recipes, favorites }
    enum Route: Hashable { case recipes, favorites, recipe(Int) }

    static func root(of tab: Tab) -> Route { tab == .recipes ? .recipes : .favorites }
}

@MainActor
@Suite(.timeLimit(.minutes(60))) struct ReadmeTests {
    @Test func theAppWithTabsOfTheArticle() {
        let navigator = Navigator(tabs: RecipesNavigation.self)
        navigator.apply(.selectTab(.favorites))

        let favorites = navigator.router(for: .tab(.favorites))
        favorites.push(.recipe(7))  // navigator.state.route == .recipe(7)

        #expect(navigator.state.route == .recipe(7))
        #expect(navigator.state.activities.map(\.tabs.count) == [2])
        navigator.apply(.selectTab(.recipes))
        #expect(navigator.state.route == .recipes && favorites.path == [.recipe(7)])
    }

    /// The example of the article about app navigation, also with a sheet in front.
    @Test(arguments: [false, true])
    func theOperationsOfTheArticle(_ isCovered: Bool) {
        var state = NavigationState<ShopNavigation>(activity: .shop)
        if isCovered { state.apply(.route(.reviews(1), as: .sheet)) }
        state.apply(.all([.selectTab(.bag), .push(.product(12)), .push(.reviews(12))]))
        #expect(state.stack(of: .bag) == [.product(12), .reviews(12)])
        #expect(state.front == .tab(.bag) && state.modals.isEmpty)
    }

    enum AppRoute: Hashable, Codable, Sendable {
        case shop(ShopRoute), settings
    }

    @Test func theRouterOfTheReadme() {
        let router = Router<ShopRoute>()
        router.navigate(to: .product(12))
        router.push(.reviews(12))
        router.pop()  // router.path == [.product(12)]

        #expect(router.path == [.product(12)])
        router.popToRoot()
        #expect(router.path.isEmpty)
    }

    @Test func theScopeOfTheReadme() {
        let app = Router<AppRoute>()
        let shop = app.scope(embed: AppRoute.shop) { route in
            if case .shop(let route) = route { route } else { nil }
        }
        shop.navigate(to: .product(12))  // app.path == [.shop(.product(12))]

        #expect(app.path == [.shop(.product(12))])
    }

    enum ShopNavigation: RouteSchema {
        enum Activity: String, Codable { case shop }
        enum Tab: String, Codable { case home, bag }

        static var activities: [Activity] { [.shop] }
        static func tabs(of activity: Activity) -> [Tab] { [.home, .bag] }
        static func activity(of tab: Tab) -> Activity { .shop }
        static func defaultTab(of activity: Activity) -> Tab { .home }
        static func root(of tab: Tab) -> ShopRoute { .product(0) }
        static func tab(of route: ShopRoute) -> Tab? { route == .product(0) ? .home : nil }
        static func activity(of route: ShopRoute) -> Activity { .shop }
        static func transition(of route: ShopRoute) -> NavigationType { .push }
        static func requiresAuth(_ route: ShopRoute) -> Bool { false }
    }

    @Test func theAppNavigationOfTheReadme() {
        var state = NavigationState<ShopNavigation>(activity: .shop)
        state.apply(.route(.product(12), on: .tab(.bag)))
        var target = state
        target.apply(.present(.sheet(FlowState(root: .reviews(12)))))
        let changes = state.changes(to: target)  // [.presented(…)]

        #expect(
            NavigationState(activity: .shop).changes(to: state) == [
                .tabSelected(from: .home, to: .bag), .pushed([.product(12)], on: .tab(.bag)),
            ])
        let sheet = Modal<ShopRoute>(id: ModalID(rawValue: 1), .sheet(FlowState(root: ShopRoute.reviews(12))))
        #expect(changes == [.presented(sheet, over: .shop)])

        state.apply(.all([.selectTab(.home), .push(.product(7)), .setRoot(.product(1))]))
        state.apply(.showing(.product(0)))  // the root of a tab: .route(.product(0), as: .root, on: .tab(.home))

        #expect(state[.tab(.home)] == FlowState(root: .product(0)))
    }

    @MainActor
    final class Session {
        var isSignedIn = false
    }

    @Test func theNavigatorOfTheReadme() async {
        let session = Session()
        let signIn = NavigationGuard<ShopNavigation>("sign-in") { attempt in
            attempt.destination == .reviews(12) && !session.isSignedIn ? .wait(.signIn) : .allow
        }
        let navigator = Navigator(NavigationState(activity: .shop), guards: [signIn])
        navigator.apply(.route(.reviews(12)))  // .waiting(…): navigator.reasonChanged(.signIn) resumes it

        session.isSignedIn = true
        #expect(navigator.reasonChanged(.signIn) == .changed)
        let flow = Task {
            await settle(navigator) { !navigator.state.modals.isEmpty }
            navigator.finish(ModalID(rawValue: 1), .rating, with: 3)
        }
        let stars = await navigator.result(of: .rating)  // Int?

        #expect(stars == 3)
        await flow.value
    }

    @Test func thePresentationOfTheReadme() async {
        let router = Router<ShopRoute>()
        let flow = Task {
            await settle(router) { router.fullScreenCover != nil }
            router.finish(.rating, with: 3)
        }
        let stars = await router.result(of: .rating, as: .fullScreenCover)
        // in the flow: router.finish(.rating, with: 3)

        #expect(stars == 3)
        await flow.value
    }
}
