public import FlowKit
public import Model

/// The view model of the search's flow.
@MainActor
public final class SearchFlowViewModel: FlowViewModelProtocol {
    public let router: Router<SearchRoute>
    /// The route of the search at the root of the stack. The search updates it while the user types.
    @Published public private(set) var root = SearchRoute.search()
    private let dependencies: SearchDependencyContainer
    private let exit: @MainActor @Sendable (SearchExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: SearchDependencyContainer, router: Router<SearchRoute>? = nil,
        exit: @escaping @MainActor @Sendable (SearchExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<SearchRoute>) -> SearchFlowViewModel {
        SearchFlowViewModel(dependencies, router: router, exit: exit)
    }

    /// - Parameter text: The initial text in the search field.
    public func makeSearchViewModel(_ text: String = "") -> SearchViewModel {
        SearchViewModel(text, dependencies, router: router, exit: exit) { [weak self] in
            self?.textChanged($0)
        }
    }

    /// Stores the text in the route of the root. Another route of a pushed screen would create another screen.
    private func textChanged(_ text: String?) {
        if router.path.isEmpty { root = .search(q: text) }
    }
}

/// Destinations outside the search.
public enum SearchExit: Hashable, Sendable {
    /// Opens the products that match a text, in all categories or in one.
    case results(String, in: ProductCategory.ID?)
    /// Opens a product's page.
    case product(Product.ID)
    /// Opens the products of a category.
    case category(ProductCategory.ID)
    /// Opens the products of a brand, by its name.
    case brand(String)
    /// Opens all categories.
    case allCategories
    /// Closes the search.
    case close
}
