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
        DebugMenuViewModel(dependencies, router: router)
    }

    public func makeLinkTesterViewModel() -> LinkTesterViewModel {
        LinkTesterViewModel(dependencies, exit: exit)
    }

    public func makeNavigationJournalViewModel() -> NavigationJournalViewModel {
        NavigationJournalViewModel(dependencies)
    }

    public func makeFeatureFlagsViewModel() -> FeatureFlagsViewModel {
        FeatureFlagsViewModel(dependencies, router: router)
    }

    public func makePushSenderViewModel() -> PushSenderViewModel { PushSenderViewModel(dependencies) }

    public func makeAnalyticsEventsViewModel() -> AnalyticsEventsViewModel {
        AnalyticsEventsViewModel(dependencies)
    }

    public func makeStoreInspectorViewModel() -> StoreInspectorViewModel {
        StoreInspectorViewModel(dependencies, router: router)
    }

    public func makeNetworkFaultsViewModel() -> NetworkFaultsViewModel {
        NetworkFaultsViewModel(dependencies)
    }

    public func makeEndpointPickerViewModel() -> EndpointPickerViewModel {
        EndpointPickerViewModel(dependencies, router: router)
    }

    public func makeComponentCatalogViewModel() -> ComponentCatalogViewModel { ComponentCatalogViewModel() }
}
