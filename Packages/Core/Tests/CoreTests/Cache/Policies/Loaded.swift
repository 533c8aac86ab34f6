import FlowKit
import Loading
import Model

@testable import Core

/// Each thing that a screen loads, by the number that the server had in its answer.
enum Loaded: CaseIterable, Sendable {
    case product, page, listing, categories, brochures, brochure, orders, order, reviews

    var policy: CachePolicy {
        switch self {
        case .product, .page, .listing: CachedResource.products.policy
        case .categories: CachedResource.categories.policy
        case .brochures, .brochure: CachedResource.brochures.policy
        case .orders, .order: CachedResource.orders.policy
        case .reviews: CachedResource.reviews.policy
        }
    }

    func load(_ device: PolicyDevice, _ policy: FetchPolicy) async throws(ServiceError) -> String? {
        switch self {
        case .product:
            return try await device.products.product(Product.ID(rawValue: 7), policy)?.summary.title
        case .page: return try await page(ProductQuery(), device, policy)
        case .listing:
            return try await page(ProductQuery(category: ProductCategory.ID(rawValue: "lamps")), device, policy)
        case .categories: return try await device.categories.categories(policy)?.first?.name
        case .brochures: return try await device.brochures.brochures(policy)?.first?.title.text
        case .brochure: return try await device.brochures.brochure(Brochure.ID(rawValue: "spring"), policy)?.title.text
        case .orders: return try await device.orders.orders(policy)?.first?.lines.first?.title
        case .order: return try await device.orders.order(Order.ID(rawValue: 7), policy)?.lines.first?.title
        case .reviews:
            let id = Product.ID(rawValue: 7)
            return try await device.reviews.reviews(of: id, policy, after: 0, limit: 3)?.reviews.first?.comment
        }
    }

    private func page(
        _ query: ProductQuery, _ device: PolicyDevice, _ policy: FetchPolicy
    ) async throws(ServiceError) -> String? {
        let request = PageRequest<ProductCursor>(cursor: nil, policy: policy)
        return try await device.products.products(query, request, limit: 2).items.first?.title
    }

    /// As a screen loads it.
    @MainActor
    func loader(_ device: PolicyDevice) -> CachedLoader<String, ServiceError> {
        CachedLoader { policy throws(ServiceError) in try await load(device, policy) }
    }
}
