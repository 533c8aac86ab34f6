import FlowKit
public import Model

/// Allows the pages that a test allows.
public final class MockWebViewConfigurationService: WebViewConfigurationService {
    private let state: CurrentValue<WebViewConfiguration>

    /// - Parameter configuration: Which pages are allowed to begin with.
    public init(_ configuration: WebViewConfiguration = WebViewConfiguration(allowedHosts: ["shop.example"])) {
        state = CurrentValue(configuration)
    }

    /// Which pages are allowed. Whoever watches is told of a change.
    public var current: WebViewConfiguration {
        get { state.value }
        set { state.send(newValue) }
    }

    public func configuration() -> AsyncStream<WebViewConfiguration> { state.values { $0 } }
}
