import FlowKit
import Loading
import Model

extension HomeDependencyContainer {
    /// Loads the catalog's content of the home screen. Returns `nil` if none of it is stored.
    func homeContent(_ policy: FetchPolicy) async throws(ServiceError) -> HomeContent? {
        // The three requests run concurrently.
        async let categories = result { () async throws(ServiceError) in try await self.categories.categories(policy) }
        async let offers = result { () async throws(ServiceError) in try await firstPage(.featured, policy) }
        async let best = result { () async throws(ServiceError) in try await firstPage(.ratingDescending, policy) }
        let content = HomeContent(
            categories: try await categories.get() ?? [], offers: try await offers.get(), best: try await best.get())
        return content.isEmpty && !policy.mayFetch ? nil : content
    }

    private func firstPage(_ sort: ProductSort, _ policy: FetchPolicy) async throws(ServiceError) -> [ProductSummary] {
        try await products.products(ProductQuery(sort: sort), PageRequest(cursor: nil, policy: policy), limit: 20).items
    }
}

/// Returns the outcome as a value, because a child task doesn't preserve the type of the error.
private func result<Value>(
    _ work: () async throws(ServiceError) -> Value
) async -> Result<Value, ServiceError> {
    do throws(ServiceError) {
        return .success(try await work())
    } catch {
        return .failure(error)
    }
}
