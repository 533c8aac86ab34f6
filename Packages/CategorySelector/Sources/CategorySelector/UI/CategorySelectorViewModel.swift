public import FlowKit
public import Loading
public import Model

/// The view model of the category selector. Shows stored content first and refreshes it in the background.
@MainActor
public final class CategorySelectorViewModel: CategorySelectorViewModelProtocol {
    @Published public var section: CategorySection
    @Published public var brandText = ""
    @Published public private(set) var expanded: Set<CategoryBranch.ID> = []

    private let dependencies: CategorySelectorDependencyContainer
    private let loader: CachedLoader<CategorySelection, ServiceError>
    private let exit: @MainActor (CategorySelectorExit) -> Void
    private var forwarding: AnyCancellable?

    /// - Parameters:
    ///   - section: The section that is shown first.
    ///   - dependencies: The services of the screen.
    ///   - exit: Opens the products of a category or brand.
    public init(
        _ section: CategorySection = .categories, _ dependencies: CategorySelectorDependencyContainer,
        exit: @escaping @MainActor (CategorySelectorExit) -> Void
    ) {
        self.section = section
        self.dependencies = dependencies
        self.exit = exit
        loader = CachedLoader { [dependencies] policy throws(ServiceError) in
            try await dependencies.selection(policy)
        }
        forwarding = forwardChanges(of: loader)
    }

    public var state: ViewState<CategorySelection, ServiceError> { loader.state }
    public var notice: ServiceError? { loader.notice }

    public func observe() async {
        loader.start(Self.routeConfig.fetchPolicy)
        async let catalog: Void = followCatalog()
        await loader.retryFailures(with: dependencies.reachability)
        await catalog
    }

    /// Loads again after a synchronization has stored the catalog: the brands are those of the stored products.
    private func followCatalog() async {
        await loader.waitUntilIdle()
        var last: SyncProgress?
        for await progress in dependencies.catalogSync.progress() {
            guard case .idle(.some) = progress, progress != last else { continue }
            // The first one can have ended before the screen was loaded.
            if last != nil || state.value?.brands.isEmpty == true { await loader.refresh() }
            last = progress
        }
    }

    public func refresh() async { await loader.refresh() }

    public func retry() { loader.retry() }

    public func choose(_ branch: CategoryBranch) {
        if let category = branch.category { return exit(.category(category)) }
        expanded.formSymmetricDifference([branch.id])
    }

    public func choose(_ leaf: CategoryBranch.Leaf) { exit(.category(leaf.id)) }
    public func choose(_ brand: Brand) { exit(.brand(brand.name)) }
}

extension CategorySelectorDependencyContainer {
    /// Returns the categories and the brands. Brands are read from the stored products, so they load with any policy.
    fileprivate func selection(_ policy: FetchPolicy) async throws(ServiceError) -> CategorySelection? {
        guard let categories = try await categories.categories(policy) else { return nil }
        return CategorySelection(categories: .init(categories), brands: .init(try await brands.brands()))
    }
}

extension CategorySelectorViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/categories?section")
}
