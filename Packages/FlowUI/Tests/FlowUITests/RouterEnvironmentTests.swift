#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowUI
    import ScreenTesting
    import Testing

    // The code of the article "Navigating with a router from the environment".

    private enum WishlistRoute: Hashable {
        case wishlist, help
    }

    extension EnvironmentValues {
        fileprivate var wishlistRouter: Router<WishlistRoute>? { self[RouterKey<WishlistRoute>.self] }
    }

    private struct HelpButton: View {
        @Environment(\.wishlistRouter) private var router

        var body: some View {
            Button("Help") { router?.navigate(to: .help) }
        }
    }

    private struct WishlistScreen: View {
        let route: WishlistRoute

        var body: some View {
            switch route {
            case .wishlist: HelpButton().navigationTitle("Wishlist")
            case .help: Text("Tap a heart.").navigationTitle("Help")
            }
        }
    }

    @MainActor
    private final class WishlistFlow: RootedFlow {
        let router: Router<WishlistRoute>
        let root = WishlistRoute.wishlist

        init(router: Router<WishlistRoute> = Router()) { self.router = router }

        func presented(with router: Router<WishlistRoute>) -> WishlistFlow { WishlistFlow(router: router) }

        func screen(_ route: WishlistRoute) -> some View {
            WishlistScreen(route: route).router(router)
        }
    }

    @MainActor
    @Suite struct RouterEnvironmentTests {
        @Test func aViewNavigatesWithTheRouterOfItsFlow() {
            let router = Router<WishlistRoute>()
            let app = ScreenDriver { FlowView(viewModel: WishlistFlow(router: router)) }
            app.tap("Help")
            #expect(router.path == [.help])
            #expect(app.title == "Help")
            app.goBack()
            #expect(app.title == "Wishlist")
        }

        @Test func theNearestRouterOfTheSameRoutesIsUsed() {
            let (outer, inner, other) = (Router<WishlistRoute>(), Router<WishlistRoute>(), Router<Int>())
            let app = ScreenDriver { HelpButton().router(other).router(inner).router(outer) }
            app.tap("Help")
            #expect(inner.path == [.help])
            #expect(outer.path.isEmpty && other.path.isEmpty)
        }

        @Test func withoutARouterNothingHappens() {
            let app = ScreenDriver { HelpButton() }
            app.tap("Help")
            #expect(app.shows("Help"))
        }
    }
#endif
