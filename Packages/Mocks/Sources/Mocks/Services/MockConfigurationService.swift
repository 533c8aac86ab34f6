public import Loading
public import Model
import Synchronization

/// A remote configuration that a test sets.
///
/// ```swift
/// let service = MockConfigurationService()
/// service.current.activities = [.brochures]          // notifies observers immediately
/// service.server.disabledTabs["bag"] = "Not today"   // loaded by the next refresh()
/// ```
public final class MockConfigurationService: ConfigurationService, Controllable {
    public enum Call: Hashable, Sendable {
        case refresh(FetchPolicy)
    }

    public let control = MockControl<Call>()
    private let heard: MockState<AppConfiguration>
    private let said: Mutex<AppConfiguration>

    /// - Parameter configuration: The latest configuration, and that of the server.
    public init(_ configuration: AppConfiguration = AppConfiguration()) {
        heard = MockState(configuration, control.changes)
        said = Mutex(configuration)
    }

    /// The latest configuration. Setting it notifies observers, and also changes that of the server.
    public var current: AppConfiguration {
        get { heard.value }
        set {
            said.withLock { $0 = newValue }
            heard.send(newValue)
        }
    }

    /// The server's content for the next request.
    public var server: AppConfiguration {
        get { said.withLock(\.self) }
        set { said.withLock { $0 = newValue } }
    }

    public func configuration() -> AsyncStream<AppConfiguration> {
        heard.values { $0 }
    }

    public func refresh(_ policy: FetchPolicy) async throws(ServiceError) {
        try await control.answer(.refresh(policy))
        guard policy.mayFetch else { return }
        heard.send(server)
    }
}
