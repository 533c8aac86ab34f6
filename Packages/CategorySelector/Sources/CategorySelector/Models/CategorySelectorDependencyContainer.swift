public import Model

/// The dependencies of the category selector's view model.
public struct CategorySelectorDependencyContainer: Sendable {
    let categories: any CategoryService
    let brands: any BrandService
    let reachability: any ReachabilityService

    /// - Parameters:
    ///   - categories: Loads the categories.
    ///   - brands: Reads the brands of the stored products.
    ///   - reachability: Reports whether the server is reachable.
    public init(
        categories: any CategoryService, brands: any BrandService, reachability: any ReachabilityService
    ) {
        self.categories = categories
        self.brands = brands
        self.reachability = reachability
    }
}

/// The dependencies of the category selector's flow: those of its screens, and the exit handler.
public struct CategorySelectorFlowDependencyContainer: Sendable {
    let categorySelector: CategorySelectorDependencyContainer
    let exit: @MainActor @Sendable (CategorySelectorExit) -> Void

    public init(
        categorySelector: CategorySelectorDependencyContainer,
        exit: @escaping @MainActor @Sendable (CategorySelectorExit) -> Void
    ) {
        self.categorySelector = categorySelector
        self.exit = exit
    }
}
