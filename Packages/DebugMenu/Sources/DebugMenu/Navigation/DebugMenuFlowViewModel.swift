public import FlowKit

/// The requirements of the debug menu's flow view and destinations.
@MainActor
public protocol DebugMenuFlowViewModelProtocol: FlowViewModelProtocol where Route == DebugMenuRoute {
    associatedtype DebugMenuScreen: DebugMenuViewModelProtocol
    associatedtype LinkTesterScreen: LinkTesterViewModelProtocol
    associatedtype NavigationJournalScreen: NavigationJournalViewModelProtocol
    associatedtype FeatureFlagsScreen: FeatureFlagsViewModelProtocol
    associatedtype PushSenderScreen: PushSenderViewModelProtocol
    associatedtype AnalyticsEventsScreen: AnalyticsEventsViewModelProtocol
    associatedtype StoreInspectorScreen: StoreInspectorViewModelProtocol
    associatedtype NetworkFaultsScreen: NetworkFaultsViewModelProtocol
    associatedtype EndpointPickerScreen: EndpointPickerViewModelProtocol
    associatedtype ComponentCatalogScreen: ComponentCatalogViewModelProtocol
    func makeDebugMenuViewModel() -> DebugMenuScreen
    func makeLinkTesterViewModel() -> LinkTesterScreen
    func makeNavigationJournalViewModel() -> NavigationJournalScreen
    func makeFeatureFlagsViewModel() -> FeatureFlagsScreen
    func makePushSenderViewModel() -> PushSenderScreen
    func makeAnalyticsEventsViewModel() -> AnalyticsEventsScreen
    func makeStoreInspectorViewModel() -> StoreInspectorScreen
    func makeNetworkFaultsViewModel() -> NetworkFaultsScreen
    func makeEndpointPickerViewModel() -> EndpointPickerScreen
    func makeComponentCatalogViewModel() -> ComponentCatalogScreen
}

/// The view model of the debug menu's flow.
@MainActor
public final class DebugMenuFlowViewModel: DebugMenuFlowViewModelProtocol {
    public let router: Router<DebugMenuRoute>
    private let dependencies: DebugMenuFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: DebugMenuFlowDependencyContainer, router: Router<DebugMenuRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<DebugMenuRoute>) -> DebugMenuFlowViewModel {
        DebugMenuFlowViewModel(dependencies, router: router)
    }

    public func makeDebugMenuViewModel() -> DebugMenuViewModel {
        DebugMenuViewModel(dependencies.debugMenu, router: router)
    }

    public func makeLinkTesterViewModel() -> LinkTesterViewModel {
        LinkTesterViewModel(dependencies.debugMenu, exit: dependencies.exit)
    }

    public func makeNavigationJournalViewModel() -> NavigationJournalViewModel {
        NavigationJournalViewModel(dependencies.debugMenu)
    }

    public func makeFeatureFlagsViewModel() -> FeatureFlagsViewModel {
        FeatureFlagsViewModel(dependencies.debugMenu, router: router)
    }

    public func makePushSenderViewModel() -> PushSenderViewModel { PushSenderViewModel(dependencies.debugMenu) }

    public func makeAnalyticsEventsViewModel() -> AnalyticsEventsViewModel {
        AnalyticsEventsViewModel(dependencies.debugMenu)
    }

    public func makeStoreInspectorViewModel() -> StoreInspectorViewModel {
        StoreInspectorViewModel(dependencies.debugMenu, router: router)
    }

    public func makeNetworkFaultsViewModel() -> NetworkFaultsViewModel {
        NetworkFaultsViewModel(dependencies.debugMenu)
    }

    public func makeEndpointPickerViewModel() -> EndpointPickerViewModel {
        EndpointPickerViewModel(dependencies.debugMenu, router: router)
    }

    public func makeComponentCatalogViewModel() -> ComponentCatalogViewModel { ComponentCatalogViewModel() }
}
