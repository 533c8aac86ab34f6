import Synchronization

/// What the app is told at present.
final class AppConfigurationBox: Sendable {
    private let current: Mutex<StoreAppConfiguration>

    init(_ configuration: StoreAppConfiguration) {
        current = Mutex(configuration)
    }

    var value: StoreAppConfiguration {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
