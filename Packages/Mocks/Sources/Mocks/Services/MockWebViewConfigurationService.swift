public import FlowKit
import Loading
public import Model

/// A web view configuration that a test sets.
public final class MockWebViewConfigurationService: WebViewConfigurationService, ObservableObject {
    private let state: MockState<WebViewConfiguration>
    private let changes = MockChanges()

    /// - Parameter configuration: The initial configuration.
    public init(_ configuration: WebViewConfiguration = WebViewConfiguration(allowedHosts: ["shop.example"])) {
        state = MockState(configuration, changes)
    }

    public var objectWillChange: ObservableObjectPublisher { changes.publisher }

    /// The current configuration. Setting it notifies observers.
    public var current: WebViewConfiguration {
        get { state.value }
        set { state.send(newValue) }
    }

    public func configuration() -> AsyncStream<WebViewConfiguration> { state.values { $0 } }
}
