import FlowKit
import Mocks
import Model

@testable import CategorySelector

/// A category selector on mock services, and its exits.
@MainActor
final class SelectorScene {
    let products: MockProductService
    let reachability = MockReachabilityService()
    let catalogSync = MockCatalogSyncService()
    private(set) var exits: [CategorySelectorExit] = []

    init(_ categories: [ProductCategory] = .selectable, stored: MockProductService.Stored = .everything) {
        products = MockProductService(categories: categories, stored: stored)
    }

    var dependencies: CategorySelectorDependencyContainer {
        CategorySelectorDependencyContainer(
            categories: products, brands: products, reachability: reachability,
            catalogSync: catalogSync)
    }

    func viewModel(_ section: CategorySection = .categories) -> CategorySelectorViewModel {
        CategorySelectorViewModel(section, dependencies) { [self] in exits.append($0) }
    }

    func flow(router: Router<CategorySelectorRoute>? = nil) -> CategorySelectorFlowViewModel {
        CategorySelectorFlowViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }
}

extension [ProductCategory] {
    /// Two categories that form a group, and one that doesn't.
    static var selectable: [ProductCategory] {
        [
            ProductCategory("mens-shoes", "Men's Shoes"), ProductCategory("laptops", "Laptops"),
            ProductCategory("mens-shirts", "Mens Shirts"),
        ]
    }
}

extension ProductCategory {
    init(_ slug: String, _ name: String) { self.init(id: ID(rawValue: slug), name: name) }
}
