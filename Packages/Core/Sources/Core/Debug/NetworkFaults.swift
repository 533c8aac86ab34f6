public import Model

/// The switches for the faults of a network.
///
/// A network has faults only if it is created with these switches. The app does so in debug builds.
public final class NetworkFaults: FaultService {
    private let value = CurrentValue(FaultSwitches())

    /// Creates switches that are off.
    public init() {}

    /// New switches in debug builds, and `nil` in release builds.
    public static func inDebugBuilds() -> NetworkFaults? {
        #if DEBUG
            return NetworkFaults()
        #else
            return nil
        #endif
    }

    public var current: FaultSwitches { value.value }

    public func switches() -> AsyncStream<FaultSwitches> { value.values() }

    public func set(_ switches: FaultSwitches) { value.send(switches) }
}
