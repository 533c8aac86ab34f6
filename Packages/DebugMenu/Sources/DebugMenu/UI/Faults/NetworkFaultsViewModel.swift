public import FlowKit
public import Model

/// The view model of the switches for network faults.
@MainActor
public final class NetworkFaultsViewModel: ObservableObject {
    @Published public internal(set) var switches: FaultSwitches

    private let service: (any FaultService)?

    /// - Parameter service: The switches. `nil` if the app's network has none.
    public init(_ service: (any FaultService)?) {
        self.service = service
        switches = service?.current ?? FaultSwitches()
    }

    /// A Boolean value that indicates whether the app's network can have faults.
    public var isAvailable: Bool { service != nil }

    /// Follows the switches. Runs while the screen is shown.
    public func observe() async {
        guard let service else { return }
        for await switches in service.switches() where switches != self.switches { self.switches = switches }
    }

    /// Replaces the switches. The next request is the first that uses them.
    public func set(_ switches: FaultSwitches) {
        guard let service, switches != self.switches else { return }
        self.switches = switches
        service.set(switches)
    }
}

extension NetworkFaultsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/faults", transition: .sheet, isDebugOnly: true)
}
