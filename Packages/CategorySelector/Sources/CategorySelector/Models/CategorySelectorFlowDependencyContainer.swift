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
