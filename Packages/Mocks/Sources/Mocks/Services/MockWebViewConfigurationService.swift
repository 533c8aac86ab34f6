import Loading
public import Model

/// A web view configuration that a test sets.
public final class MockWebViewConfigurationService: WebViewConfigurationService, ObservableMock {
    private let state: MockState<WebViewConfiguration>
    public let changes = MockChanges()

    /// - Parameter configuration: The initial configuration.
    public init(_ configuration: WebViewConfiguration = WebViewConfiguration(allowedHosts: ["shop.example"])) {
        state = MockState(configuration, changes)
    }

    /// The current configuration. Setting it notifies observers.
    public var current: WebViewConfiguration {
        get { state.value }
        set { state.send(newValue) }
    }

    public func configuration() -> AsyncStream<WebViewConfiguration> { state.values { $0 } }
}
