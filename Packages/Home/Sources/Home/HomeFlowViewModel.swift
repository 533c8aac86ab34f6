public import FlowKit
public import Model

/// The view model of the home screen's flow.
@MainActor
public final class HomeFlowViewModel: FlowViewModelProtocol {
    public let router: Router<HomeRoute>
    private let dependencies: HomeDependencyContainer
    private let exit: @MainActor @Sendable (HomeExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: HomeDependencyContainer, router: Router<HomeRoute>? = nil,
        exit: @escaping @MainActor @Sendable (HomeExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<HomeRoute>) -> HomeFlowViewModel {
        HomeFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeHomeViewModel() -> HomeViewModel {
        HomeViewModel(dependencies, router: router, exit: exit)
    }
}

/// Destinations outside the home screen.
public enum HomeExit: Hashable, Sendable {
    /// Opens the search.
    case search
    /// Opens a product's page.
    case product(Product.ID)
    /// Opens the products of a category.
    case category(ProductCategory.ID)
    case allProducts
    case allCategories
    /// Opens the user's orders.
    case orders
    /// Opens the user's reviews.
    case reviews
    /// Opens the link of one of the shop's messages.
    case link(String)
}
