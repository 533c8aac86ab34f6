public import FlowKit
public import Model
import Synchronization

/// Says of the app what a test says.
///
/// ```swift
/// let service = MockConfigurationService()
/// service.current.activities = [.brochures]          // heard at once, by everyone who watches
/// service.server.disabledTabs["bag"] = "Not today"   // heard with the next refresh()
/// ```
public final class MockConfigurationService: ConfigurationService, Controllable {
    public enum Call: Hashable, Sendable {
        case refresh(DataOrigin)
    }

    public let control = MockControl<Call>()
    private let heard: CurrentValue<AppConfiguration>
    private let said: Mutex<AppConfiguration>

    /// - Parameter configuration: What was heard last, and what the server says.
    public init(_ configuration: AppConfiguration = AppConfiguration()) {
        heard = CurrentValue(configuration)
        said = Mutex(configuration)
    }

    /// What was heard last. Whoever watches is told of a change; the server says the same from now on.
    public var current: AppConfiguration {
        get { heard.value }
        set {
            said.withLock { $0 = newValue }
            heard.send(newValue)
        }
    }

    /// What the server says to whoever asks next.
    public var server: AppConfiguration {
        get { said.withLock(\.self) }
        set { said.withLock { $0 = newValue } }
    }

    public func configuration() -> AsyncStream<AppConfiguration> {
        heard.values { $0 }
    }

    public func refresh(_ origin: DataOrigin) async throws(ServiceError) {
        try await control.answer(.refresh(origin))
        guard origin.mayAskSource else { return }
        heard.send(server)
    }
}
