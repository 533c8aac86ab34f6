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
