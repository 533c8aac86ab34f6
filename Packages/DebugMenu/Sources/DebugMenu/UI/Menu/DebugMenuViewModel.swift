public import FlowKit
public import Model

/// The view model of the list of tools.
@MainActor
public final class DebugMenuViewModel: ObservableObject {
    /// The switches for network faults.
    @Published public internal(set) var faults = FaultSwitches()
    /// A Boolean value that indicates whether the app can use another address of the API.
    public let canChooseEndpoint: Bool

    private let service: (any FaultService)?
    private weak var router: Router<DebugMenuRoute>?

    /// - Parameters:
    ///   - faults: The switches for network faults. `nil` if the app's network has none.
    ///   - canChooseEndpoint: A Boolean value that indicates whether the app can use several addresses.
    ///   - router: The router of the menu's stack. It is held weakly.
    public init(_ faults: (any FaultService)?, canChooseEndpoint: Bool, router: Router<DebugMenuRoute>) {
        service = faults
        self.canChooseEndpoint = canChooseEndpoint
        self.router = router
    }

    /// Follows the switches. Runs while the screen is shown.
    public func observe() async {
        guard let service else { return }
        for await switches in service.switches() where switches != faults { faults = switches }
    }

    /// Dismisses the menu.
    public func close() { router?.leave(.debugMenu) }
}

extension DebugMenuViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug", transition: .sheet, isDebugOnly: true)
}
