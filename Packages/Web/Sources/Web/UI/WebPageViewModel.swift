public import FlowKit
public import Foundation
public import Loading
public import Model

/// The view model of a page of the shop's website.
@MainActor
public final class WebPageViewModel: WebPageViewModelProtocol {
    @Published public private(set) var title: LocalizedStringResource
    @Published public private(set) var state: ViewState<URL, ServiceError> = .loading
    @Published public private(set) var progress: Double?
    @Published public private(set) var configuration = WebViewConfiguration()

    private let page: ShopPage
    private let site: WebSite?
    /// The URL to show: that of the page, or of a link in it.
    private var url: URL?
    /// A Boolean value that indicates whether the web view has reported that the page is loaded.
    private var isLoaded = false
    private let dependencies: WebDependencyContainer
    private weak var router: Router<WebRoute>?
    private let exit: @MainActor (WebExit) -> Void

    /// - Parameters:
    ///   - page: The page to show first.
    ///   - dependencies: The services of the screen.
    ///   - router: Opens the screens of the flow. It is held weakly.
    ///   - exit: Opens a destination outside the feature.
    public init(
        _ page: ShopPage, _ dependencies: WebDependencyContainer, router: Router<WebRoute>,
        exit: @escaping @MainActor (WebExit) -> Void
    ) {
        self.page = page
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        title = page.title
        site = dependencies.webURLs.site
        url = site?.url(of: page)
        if url == nil { state = .error(.notFound("page \(page)")) }
    }

    public func observe() async {
        async let configuration: Void = followConfiguration()
        async let reachability: Void = followReachability()
        _ = await (configuration, reachability)
    }

    public func url(_ url: URL, in locale: Locale) -> URL { site?.url(url, in: locale) ?? url }

    public func retry() {
        guard let url else { return }
        progress = nil
        isLoaded = false
        state = .success(url)
    }

    public func follow(_ url: URL) {
        switch configuration.decision(for: url, site: site) {
        case .page(let page): router?.navigate(to: .webPage(page))
        case .link(let link): exit(.link(link))
        case .inside:
            self.url = url
            retry()
        case .outside: exit(.outside(url))
        case .refused: break
        }
    }

    public func report(_ event: WebLoadEvent) {
        switch event {
        case .progress(let fraction):
            progress = fraction < 1 ? fraction : nil
        case .finished(let title):
            progress = nil
            isLoaded = true
            // The shop's own pages have the app's title.
            let isOwn = url == site?.url(of: page)
            self.title = isOwn ? page.title : title.map { "\($0)" } ?? self.title
        case .failed(.cancelled): break
        case .failed(let error):
            progress = nil
            state = .error(error)
        }
    }

    private func followConfiguration() async {
        for await configuration in dependencies.webView.configuration() where configuration != self.configuration {
            self.configuration = configuration
        }
    }

    /// Shows the page, unless the server can't be reached, and loads it again after a failure that may have passed.
    private func followReachability() async {
        var hasAppeared = false
        for await reachability in dependencies.reachability.reachability() {
            switch (reachability, state) {
            case (.online, .loading): retry()
            case (.online, .error(let error)) where error.isTransient: retry()
            // A frame loads its page again when the screen appears again. A page that is on the screen stays.
            case (.offline, .loading),
                (.offline, .success) where !isLoaded && !hasAppeared:
                state = .error(.offline)
            default: break
            }
            hasAppeared = true
        }
    }
}

extension WebPageViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/pages/:page")
}
