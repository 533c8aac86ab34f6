public import Model

/// The dependencies of the view model.
public struct WebDependencyContainer: Sendable {
    let webURLs: any WebURLProvider
    let webView: any WebViewConfigurationService
    let reachability: any ReachabilityService

    /// - Parameters:
    ///   - webURLs: The address of the shop's website.
    ///   - webView: The other websites whose pages may be shown. By default, there are none.
    ///   - reachability: Reports whether the server is reachable.
    public init(
        webURLs: any WebURLProvider, webView: any WebViewConfigurationService = NoWebViewConfiguration(),
        reachability: any ReachabilityService
    ) {
        self.webURLs = webURLs
        self.webView = webView
        self.reachability = reachability
    }
}

/// The dependencies of the flow: those of its screens, and the exit handler.
public struct WebFlowDependencyContainer: Sendable {
    let web: WebDependencyContainer
    let exit: @MainActor @Sendable (WebExit) -> Void

    public init(web: WebDependencyContainer, exit: @escaping @MainActor @Sendable (WebExit) -> Void) {
        self.web = web
        self.exit = exit
    }
}
