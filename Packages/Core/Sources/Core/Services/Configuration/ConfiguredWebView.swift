public import Model

/// Which pages of the web may be shown inside the app, from what the server says of the app.
public struct ConfiguredWebView: WebViewConfigurationService {
    private let app: any ConfigurationService

    /// The part of a configuration that is about pages of the web.
    public init(_ configuration: any ConfigurationService) {
        app = configuration
    }

    public func configuration() -> AsyncStream<WebViewConfiguration> {
        let configurations = app.configuration()
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let following = Task {
                var last: WebViewConfiguration?
                for await new in configurations where new.webView != last {
                    last = new.webView
                    continuation.yield(new.webView)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in following.cancel() }
        }
    }
}
