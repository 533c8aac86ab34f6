public import FlowKit
public import Model

/// The view model of the category selector's flow.
@MainActor
public final class CategorySelectorFlowViewModel: FlowViewModelProtocol {
    public let router: Router<CategorySelectorRoute>
    private let dependencies: CategorySelectorDependencyContainer
    private let exit: @MainActor @Sendable (CategorySelectorExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: CategorySelectorDependencyContainer, router: Router<CategorySelectorRoute>? = nil,
        exit: @escaping @MainActor @Sendable (CategorySelectorExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<CategorySelectorRoute>) -> CategorySelectorFlowViewModel {
        CategorySelectorFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeCategorySelectorViewModel(_ section: CategorySection) -> CategorySelectorViewModel {
        CategorySelectorViewModel(section, dependencies, exit: exit)
    }
}

/// Destinations outside the category selector.
public enum CategorySelectorExit: Hashable, Sendable {
    /// Opens the products of a category.
    case category(ProductCategory.ID)
    /// Opens the products of a brand, by its name.
    case brand(String)
}
