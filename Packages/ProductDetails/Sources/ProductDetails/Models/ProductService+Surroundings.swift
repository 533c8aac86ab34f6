import FlowKit
import Model

extension ProductService {
    /// What is around a product. Categories seldom change: they are asked for freshly only when none are stored.
    func surroundings(
        of product: ProductSummary, categories service: any CategoryService, _ origin: DataOrigin
    ) async throws(ServiceError) -> ProductSurroundings {
        let limit = ProductSurroundings.limit
        let page = try await products(
            ProductQuery(category: product.category), PageRequest(cursor: nil, origin: origin), limit: limit + 1)
        var surroundings = ProductSurroundings(of: product)
        surroundings.related = Array(page.items.filter { $0.id != product.id }.prefix(limit))
        // Without its name the category still has the words in its identifier.
        var categories = try? await service.categories(.stored)
        if categories == nil, origin.mayAskSource { categories = try? await service.categories(.current) }
        if let name = categories?.first(where: { $0.id == product.category })?.name {
            surroundings.categoryName = name
        }
        return surroundings
    }
}
