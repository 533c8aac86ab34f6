import FlowKit
public import SharedUI

/// The debug menu's screens.
public enum DebugMenuRoute: Hashable, Codable, Sendable {
    /// The list of the tools.
    case debugMenu
    case linkTester
    case navigationJournal
    case featureFlags
    case pushSender
    case analyticsEvents
    case storeInspector
    case networkFaults
    case endpointPicker
    case componentCatalog
}

extension DebugMenuRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: DebugMenuFlowViewModel) -> some View {
        switch self {
        case .debugMenu: DebugMenuView(viewModel: flow.makeDebugMenuViewModel()).router(flow.router)
        case .linkTester: LinkTesterView(viewModel: flow.makeLinkTesterViewModel())
        case .navigationJournal: NavigationJournalView(viewModel: flow.makeNavigationJournalViewModel())
        case .featureFlags: FeatureFlagsView(viewModel: flow.makeFeatureFlagsViewModel())
        case .pushSender: PushSenderView(viewModel: flow.makePushSenderViewModel())
        case .analyticsEvents: AnalyticsEventsView(viewModel: flow.makeAnalyticsEventsViewModel())
        case .storeInspector: StoreInspectorView(viewModel: flow.makeStoreInspectorViewModel())
        case .networkFaults: NetworkFaultsView(viewModel: flow.makeNetworkFaultsViewModel())
        case .endpointPicker: EndpointPickerView(viewModel: flow.makeEndpointPickerViewModel())
        case .componentCatalog: ComponentCatalogView(viewModel: flow.makeComponentCatalogViewModel())
        }
    }
}

extension EnvironmentValues {
    /// The router of the debug menu's flow, for views that only open another screen of it.
    var debugMenuRouter: Router<DebugMenuRoute>? { self[RouterKey<DebugMenuRoute>.self] }
}

extension DebugMenuFlowViewModel: RootedFlow {
    public var root: DebugMenuRoute { .debugMenu }
    public func screen(_ route: DebugMenuRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the debug menu.
public typealias DebugMenuFlowView = FlowView<DebugMenuFlowViewModel>
