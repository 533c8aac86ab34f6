import FlowKit
import FlowTesting
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import Web

@MainActor
@Suite(.timeLimit(.minutes(60))) struct WebPageViewModelTests {
    private let scene = WebScene()
    private let other = URL("https://help.example/shipping")

    /// Runs the test while the screen is shown and its page is in the web view.
    private func shown(
        _ page: ShopPage = .returns, until isReady: (WebPageViewModel) -> Bool = { $0.state.isSuccess },
        _ test: (WebPageViewModel, WebFlowViewModel) async -> Void
    ) async {
        let flow = scene.flow()
        let viewModel = flow.makeWebPageViewModel(page)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { isReady(viewModel) && viewModel.configuration == scene.webView.current }
        await test(viewModel, flow)
        observing.cancel()
        await observing.value
    }

    @Test func thePageIsShownWhenTheServerIsReachable() async {
        let viewModel = scene.flow().makeWebPageViewModel(.returns)
        #expect(viewModel.state == .loading)
        #expect(viewModel.title == "Returns")
        await shown { viewModel, _ in
            #expect(viewModel.state == .success(.shop(.returns)))
            #expect(viewModel.progress == nil)
        }
    }

    @Test func aShopWithoutAWebsiteHasNoPages() {
        scene.webURLs = MockWebURLProvider(base: nil)
        let viewModel = scene.flow().makeWebPageViewModel(.terms)
        #expect(viewModel.state == .error(.notFound("page terms")))
        viewModel.retry()
        #expect(viewModel.state == .error(.notFound("page terms")))
    }

    @Test func loadingReportsProgress() async {
        await shown { viewModel, _ in
            viewModel.report(.progress(0.4))
            #expect(viewModel.progress == 0.4)
            viewModel.report(.progress(1))
            #expect(viewModel.progress == nil)
            viewModel.report(.progress(0.9))
            viewModel.report(.finished(title: "30 days to return"))
            #expect(viewModel.progress == nil)
            #expect(viewModel.title == "Returns")
        }
    }

    @Test func aFailureIsShownAndCanBeRetried() async {
        await shown { viewModel, _ in
            viewModel.report(.progress(0.1))
            viewModel.report(.failed(.server(status: 503, message: nil)))
            #expect(viewModel.state == .error(.server(status: 503, message: nil)))
            #expect(viewModel.progress == nil)
            viewModel.retry()
            #expect(viewModel.state == .success(.shop(.returns)))
        }
    }

    @Test func aCancellationIsNotShown() async {
        await shown { viewModel, _ in
            viewModel.report(.failed(.cancelled))
            #expect(viewModel.state.isSuccess)
        }
    }

    @Test func whileTheDeviceIsOfflineThePageWaits() async {
        scene.reachability.current = .offline
        await shown(until: { $0.state == .error(.offline) }) { viewModel, _ in
            scene.reachability.current = .online
            await settle(viewModel) { viewModel.state == .success(.shop(.returns)) }
        }
    }

    @Test func aShownPageStaysWhenTheConnectionIsLost() async {
        await shown { viewModel, _ in
            scene.reachability.current = .offline
            await settle(scene.reachability) { scene.reachability.areFollowersCaughtUp }
            #expect(viewModel.state.isSuccess)
        }
    }

    @Test func offlineIsShownWhenAPageThatMayHaveToLoadAppearsAgain() async {
        let flow = scene.flow()
        let viewModel = flow.makeWebPageViewModel(.returns)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }
        observing.cancel()
        await observing.value
        scene.reachability.current = .offline
        let again = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state == .error(.offline) }
        again.cancel()
        await again.value
    }

    @Test func aLoadedPageStaysWhenItAppearsAgain() async {
        let flow = scene.flow()
        let viewModel = flow.makeWebPageViewModel(.returns)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }
        viewModel.report(.finished(title: nil))
        observing.cancel()
        await observing.value
        scene.reachability.current = .offline
        let again = Task { await viewModel.observe() }
        // It follows again when it has the new configuration.
        scene.webView.current = WebViewConfiguration(allowedHosts: ["other.example"])
        await settle(viewModel, scene.reachability) {
            viewModel.configuration == scene.webView.current && scene.reachability.areFollowersCaughtUp
        }
        #expect(viewModel.state.isSuccess)
        again.cancel()
        await again.value
    }

    @Test func aFailureThatMayHavePassedIsRetriedWhenTheServerIsReachable() async {
        await shown { viewModel, _ in
            scene.reachability.current = .offline
            viewModel.report(.failed(.offline))
            scene.reachability.current = .online
            await settle(viewModel) { viewModel.state.isSuccess }
        }
    }

    @Test func aLinkOfTheShopOpensItsScreen() async {
        await shown { viewModel, _ in
            viewModel.follow(URL("https://shop.example/products/1?a=b"))
            #expect(scene.exits == [.link("/products/1?a=b")])
            #expect(viewModel.state == .success(.shop(.returns)))
        }
    }

    @Test func aLinkToAnotherPageIsPushed() async {
        await shown { viewModel, flow in
            viewModel.follow(.shop(.privacy))
            #expect(flow.router.path == [.webPage(.privacy)])
            #expect(scene.exits.isEmpty)
        }
    }

    @Test func aPageOfAnAllowedHostStaysInTheWebView() async {
        await shown { viewModel, flow in
            viewModel.follow(other)
            #expect(viewModel.state == .success(other))
            viewModel.report(.finished(title: "Shipping"))
            #expect(viewModel.title == "\("Shipping")")
            viewModel.report(.failed(.offline))
            viewModel.retry()
            #expect(viewModel.state == .success(other), "the page that failed is loaded again")
            #expect(scene.exits.isEmpty && flow.router.path.isEmpty)
        }
    }

    @Test func anythingElseOpensOutside() async {
        await shown { viewModel, _ in
            viewModel.follow(URL("https://elsewhere.example/a"))
            viewModel.follow(URL("mailto:help@shop.example"))
            #expect(
                scene.exits == [
                    .outside(URL("https://elsewhere.example/a")), .outside(URL("mailto:help@shop.example")),
                ])
        }
    }

    @Test func unsafeLinkIsIgnored() async {
        await shown { viewModel, flow in
            viewModel.follow(URL("javascript:alert(1)"))
            viewModel.follow(URL("https://shop.example@evil.example"))
            #expect(scene.exits.isEmpty && flow.router.path.isEmpty)
            #expect(viewModel.state == .success(.shop(.returns)))
        }
    }
}
