public import FlowKit

/// The view model of the debug menu's flow.
@MainActor
public final class DebugMenuFlowViewModel: FlowViewModelProtocol {
    public let router: Router<DebugMenuRoute>
    private let dependencies: DebugMenuDependencyContainer
    private let exit: @MainActor @Sendable (DebugMenuExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: DebugMenuDependencyContainer, router: Router<DebugMenuRoute>? = nil,
        exit: @escaping @MainActor @Sendable (DebugMenuExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<DebugMenuRoute>) -> DebugMenuFlowViewModel {
        DebugMenuFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeDebugMenuViewModel() -> DebugMenuViewModel {
        DebugMenuViewModel(
            dependencies.faults, canChooseEndpoint: dependencies.endpoints != nil, router: router)
    }

    public func makeLinkTesterViewModel() -> LinkTesterViewModel {
        LinkTesterViewModel(explain: dependencies.explain, exit: exit)
    }

    public func makeNavigationJournalViewModel() -> NavigationJournalViewModel {
        NavigationJournalViewModel(dependencies.journal)
    }

    public func makeFeatureFlagsViewModel() -> FeatureFlagsViewModel {
        FeatureFlagsViewModel(dependencies.flags, dependencies.flagService, router: router)
    }

    public func makePushSenderViewModel() -> PushSenderViewModel {
        PushSenderViewModel(dependencies.samples, deliver: dependencies.send)
    }

    public func makeAnalyticsEventsViewModel() -> AnalyticsEventsViewModel {
        AnalyticsEventsViewModel(dependencies.analytics)
    }

    public func makeStoreInspectorViewModel() -> StoreInspectorViewModel {
        StoreInspectorViewModel(dependencies.store, outbox: dependencies.outbox, router: router)
    }

    public func makeNetworkFaultsViewModel() -> NetworkFaultsViewModel {
        NetworkFaultsViewModel(dependencies.faults)
    }

    public func makeEndpointPickerViewModel() -> EndpointPickerViewModel {
        EndpointPickerViewModel(
            dependencies.endpoints, unsentChanges: dependencies.unsentChanges, router: router)
    }

    public func makeComponentCatalogViewModel() -> ComponentCatalogViewModel { ComponentCatalogViewModel() }
}

/// Destinations outside the debug menu.
public enum DebugMenuExit: Hashable, Sendable {
    /// Closes the menu and opens a link or a path, as if it came from outside the screens.
    case link(String)
}
