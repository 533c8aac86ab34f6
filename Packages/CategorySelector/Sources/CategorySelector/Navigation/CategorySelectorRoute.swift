public import SharedUI

/// The category selector's screens.
public enum CategorySelectorRoute: Hashable, Codable, Sendable {
    /// The categories, or the brands.
    case categorySelector(section: CategorySection? = nil)
}

extension CategorySelectorRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: CategorySelectorFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .categorySelector(let section):
            CategorySelectorView(viewModel: flow.makeCategorySelectorViewModel(section ?? .categories))
        }
    }
}

extension CategorySelectorFlowViewModel: RootedFlow {
    public var root: CategorySelectorRoute { .categorySelector() }
    public func screen(_ route: CategorySelectorRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the category selector.
public typealias CategorySelectorFlowView = FlowView<CategorySelectorFlowViewModel>
