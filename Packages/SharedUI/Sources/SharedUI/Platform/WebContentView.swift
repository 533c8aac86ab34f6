public import Model

#if canImport(WebKit) && !Headless
    import WebKit
#endif

/// A web page. Links in it are handed to the caller, so that the app decides about each of them.
///
/// It is a `WKWebView`; without WebKit, the host of HeadlessUI loads the page, and no event is reported.
public struct WebContentView: View {
    private let url: URL
    private let title: LocalizedStringResource
    private let configuration: WebViewConfiguration
    private let follow: @MainActor (URL) -> Void
    private let report: @MainActor (WebLoadEvent) -> Void

    /// - Parameters:
    ///   - url: The URL of the page. Another URL loads another page.
    ///   - title: The accessibility label.
    ///   - configuration: The settings of the web view.
    ///   - follow: Called when the user follows a link, or the page opens another one.
    ///   - report: Called when the page is loading, loaded or has failed.
    public init(
        _ url: URL, title: LocalizedStringResource, configuration: WebViewConfiguration,
        follow: @escaping @MainActor (URL) -> Void,
        report: @escaping @MainActor (WebLoadEvent) -> Void
    ) {
        self.url = url
        self.title = title
        self.configuration = configuration
        self.follow = follow
        self.report = report
    }

    public var body: some View {
        #if canImport(WebKit) && !Headless
            WebKitView(url: url, configuration: configuration, follow: follow, report: report)
                .accessibilityLabel(Text(title))
        #else
            WebView(url: url)
                .accessibilityLabel(Text(title))
                .environment(
                    \.openURL,
                    OpenURLAction { [follow] url in
                        follow(url)
                        return .handled
                    })
        #endif
    }
}

#if canImport(WebKit) && !Headless
    #if os(macOS)
        private typealias PlatformViewRepresentable = NSViewRepresentable
    #else
        private typealias PlatformViewRepresentable = UIViewRepresentable
    #endif

    /// A `WKWebView` without cookies and other stored data.
    private struct WebKitView: PlatformViewRepresentable {
        let url: URL
        let configuration: WebViewConfiguration
        let follow: @MainActor (URL) -> Void
        let report: @MainActor (WebLoadEvent) -> Void

        func makeCoordinator() -> WebNavigation { WebNavigation() }

        private func makeView(_ context: Context) -> WKWebView {
            let settings = WKWebViewConfiguration()
            settings.websiteDataStore = .nonPersistent()
            settings.defaultWebpagePreferences.allowsContentJavaScript = configuration.javaScript
            let view = WKWebView(frame: .zero, configuration: settings)
            view.customUserAgent = configuration.userAgent
            view.navigationDelegate = context.coordinator
            context.coordinator.observe(view)
            return view
        }

        private func update(_ view: WKWebView, _ context: Context) {
            context.coordinator.follow = follow
            context.coordinator.report = report
            context.coordinator.load(url, in: view)
        }

        #if os(macOS)
            func makeNSView(context: Context) -> WKWebView { makeView(context) }
            func updateNSView(_ view: WKWebView, context: Context) { update(view, context) }
            static func dismantleNSView(_ view: WKWebView, coordinator: WebNavigation) { view.stopLoading() }
        #else
            func makeUIView(context: Context) -> WKWebView { makeView(context) }
            func updateUIView(_ view: WKWebView, context: Context) { update(view, context) }
            static func dismantleUIView(_ view: WKWebView, coordinator: WebNavigation) { view.stopLoading() }
        #endif
    }

    /// Loads the pages of a web view, and reports its links, progress and failures.
    @MainActor
    private final class WebNavigation: NSObject, WKNavigationDelegate {
        var follow: @MainActor (URL) -> Void = { _ in }
        var report: @MainActor (WebLoadEvent) -> Void = { _ in }
        private var requested: URL?
        private var progress: NSKeyValueObservation?

        func observe(_ view: WKWebView) {
            // WebKit changes the property on the main thread.
            progress = view.observe(\.estimatedProgress) { [weak self] view, _ in
                MainActor.assumeIsolated { self?.report(.progress(view.estimatedProgress)) }
            }
        }

        func load(_ url: URL, in view: WKWebView) {
            guard url != requested else { return }
            requested = url
            // WebKit reports the first progress at once, and SwiftUI forbids changes of state during an update.
            Task { _ = view.load(URLRequest(url: url)) }
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
        ) async -> WKNavigationActionPolicy {
            guard let url = navigationAction.request.url else { return .cancel }
            // A frame inside the page can't replace it.
            if let frame = navigationAction.targetFrame, !frame.isMainFrame { return .allow }
            if url == requested || (url.fragment() != nil && url.page == webView.url?.page) { return .allow }
            follow(url)
            return .cancel
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
        ) async -> WKNavigationResponsePolicy {
            guard navigationResponse.isForMainFrame, let response = navigationResponse.response as? HTTPURLResponse,
                let error = ServiceError(pageStatus: response.statusCode)
            else { return .allow }
            report(.failed(error))
            return .cancel
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            report(.finished(title: webView.title.flatMap { $0.isEmpty ? nil : $0 }))
        }

        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) {
            fail(error)
        }

        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
            fail(error)
        }

        func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { webView.reload() }

        /// Reports a failure of the connection. A navigation that a policy canceled is an error of WebKit's own domain.
        private func fail(_ error: any Error) {
            if let error = error as? URLError { report(.failed(ServiceError(page: error.code))) }
        }
    }

    extension URL {
        /// The URL without its fragment.
        fileprivate var page: URL? {
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
            components?.fragment = nil
            return components?.url
        }
    }
#endif

extension ServiceError {
    /// Creates the failure of a page that couldn't be loaded.
    init(page code: URLError.Code) {
        switch code {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut(after: .seconds(60))
        case .serverCertificateUntrusted, .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid, .secureConnectionFailed, .clientCertificateRejected,
            .clientCertificateRequired:
            self = .untrusted("the web page has no valid certificate")
        default: self = .offline
        }
    }

    /// Creates the failure for the status of a page's response. `nil` if the response is a page.
    init?(pageStatus status: Int) {
        switch status {
        case ..<400: return nil
        case 404, 410: self = .notFound("web page")
        case 500...: self = .server(status: status, message: nil)
        default: self = .rejected(status: status, message: nil)
        }
    }
}
