public import SharedUI

/// The category selector's screens.
public enum CategorySelectorRoute: Hashable, Codable, Sendable {
    /// The categories, or the brands.
    case categorySelector(section: CategorySection? = nil)
}

/// A section of the category selector, with a text form for URLs: `?section=brands`.
public enum CategorySection: String, CaseIterable, Hashable, Codable, Sendable {
    case categories
    case brands
}

extension CategorySection: LosslessStringConvertible {
    /// Creates a section from its text form. Returns `nil` for any other text.
    public init?(_ description: String) { self.init(rawValue: description) }

    /// The text form in URLs.
    public var description: String { rawValue }
}

extension CategorySelectorRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: CategorySelectorFlowViewModel) -> some View {
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
