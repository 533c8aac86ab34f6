import FlowKit
import Loading
import Model

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
