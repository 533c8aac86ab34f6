public import FlowKit
public import Model

/// The view model of the list of tools.
@MainActor
public final class DebugMenuViewModel: DebugMenuViewModelProtocol {
    @Published public private(set) var faults = FaultSwitches()
    public let canChooseEndpoint: Bool

    private let service: (any FaultService)?
    private weak var router: Router<DebugMenuRoute>?

    /// - Parameters:
    ///   - dependencies: The dependencies of the menu's screens.
    ///   - router: The router of the menu's stack. It is held weakly.
    public init(_ dependencies: DebugMenuDependencyContainer, router: Router<DebugMenuRoute>) {
        service = dependencies.faults
        canChooseEndpoint = dependencies.endpoints != nil
        self.router = router
    }

    public func observe() async {
        guard let service else { return }
        for await switches in service.switches() where switches != faults { faults = switches }
    }

    public func close() { router?.leave(.debugMenu) }
}

extension DebugMenuViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug", transition: .sheet, isDebugOnly: true)
}
