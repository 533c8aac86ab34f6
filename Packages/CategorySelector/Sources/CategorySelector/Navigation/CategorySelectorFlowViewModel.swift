public import FlowKit

/// The requirements of the category selector's flow view and destinations.
@MainActor
public protocol CategorySelectorFlowViewModelProtocol: FlowViewModelProtocol where Route == CategorySelectorRoute {
    associatedtype CategorySelectorScreen: CategorySelectorViewModelProtocol
    func makeCategorySelectorViewModel(_ section: CategorySection) -> CategorySelectorScreen
}

/// The view model of the category selector's flow.
@MainActor
public final class CategorySelectorFlowViewModel: CategorySelectorFlowViewModelProtocol {
    public let router: Router<CategorySelectorRoute>
    private let dependencies: CategorySelectorFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(
        _ dependencies: CategorySelectorFlowDependencyContainer, router: Router<CategorySelectorRoute>? = nil
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<CategorySelectorRoute>) -> CategorySelectorFlowViewModel {
        CategorySelectorFlowViewModel(dependencies, router: router)
    }

    public func makeCategorySelectorViewModel(_ section: CategorySection) -> CategorySelectorViewModel {
        CategorySelectorViewModel(section, dependencies.categorySelector, exit: dependencies.exit)
    }
}
