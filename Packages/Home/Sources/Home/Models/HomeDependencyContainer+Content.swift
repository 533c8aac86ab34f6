import FlowKit
import Model

extension HomeDependencyContainer {
    /// All that the home screen shows of the catalogue; nil when nothing of it is stored.
    func homeContent(_ origin: DataOrigin) async throws(ServiceError) -> HomeContent? {
        // Three answers at once: the slowest of them is what one waits for.
        async let categories = result { () async throws(ServiceError) in try await self.categories.categories(origin) }
        async let offers = result { () async throws(ServiceError) in try await firstPage(.featured, origin) }
        async let best = result { () async throws(ServiceError) in try await firstPage(.ratingDescending, origin) }
        let content = HomeContent(
            categories: try await categories.get() ?? [], offers: try await offers.get(), best: try await best.get())
        return content.isEmpty && !origin.mayAskSource ? nil : content
    }

    private func firstPage(_ sort: ProductSort, _ origin: DataOrigin) async throws(ServiceError) -> [ProductSummary] {
        try await products.products(ProductQuery(sort: sort), PageRequest(cursor: nil, origin: origin), limit: 20).items
    }
}

/// An outcome as a value, which keeps the type of its failure where a child task would forget it.
private func result<Value>(
    _ work: () async throws(ServiceError) -> Value
) async -> Result<Value, ServiceError> {
    do throws(ServiceError) {
        return .success(try await work())
    } catch {
        return .failure(error)
    }
}
