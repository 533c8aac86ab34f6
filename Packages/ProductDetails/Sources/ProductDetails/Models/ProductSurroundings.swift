import FlowKit
import Loading
public import Model

/// The name of a product's category, and related products of that category.
public struct ProductSurroundings: Hashable, Sendable {
    public var categoryName: String
    /// The related products: at most ``limit``, excluding the product itself.
    public var related: [ProductSummary]

    /// The maximum number of related products.
    public static let limit = 8

    public init(categoryName: String, related: [ProductSummary] = []) {
        self.categoryName = categoryName
        self.related = related
    }

    /// Creates surroundings with a name that is derived from the category's identifier.
    init(of product: ProductSummary) {
        let words = product.category.rawValue.split(separator: "-")
        self.init(categoryName: words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
    }
}

extension ProductService {
    /// Loads a product's surroundings. Fetches the categories only if none are stored, because they seldom change.
    func surroundings(
        of product: ProductSummary, categories service: any CategoryService, _ policy: FetchPolicy
    ) async throws(ServiceError) -> ProductSurroundings {
        let limit = ProductSurroundings.limit
        let page = try await products(
            ProductQuery(category: product.category), PageRequest(cursor: nil, policy: policy), limit: limit + 1)
        var surroundings = ProductSurroundings(of: product)
        surroundings.related = Array(page.items.filter { $0.id != product.id }.prefix(limit))
        // If the category's name isn't known, the identifier is used.
        var categories = try? await service.categories(.cacheOnly)
        if categories == nil, policy.mayFetch { categories = try? await service.categories(.cacheFirst) }
        if let name = categories?.first(where: { $0.id == product.category })?.name {
            surroundings.categoryName = name
        }
        return surroundings
    }
}
