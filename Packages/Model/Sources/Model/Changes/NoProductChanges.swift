/// A service that never reports changes, for apps whose products change only when a screen loads them.
public struct NoProductChanges: ProductChangesService {
    /// Creates the service.
    public init() {}

    public func moment() -> ProductMoment { ProductMoment(rawValue: 0) }

    public func watch(
        since moment: ProductMoment, _ touched: @escaping @Sendable ([Product.ID]) -> Void
    ) -> any ProductWatch { Nothing() }

    public func summaryChanges(
        of ids: Set<Product.ID>
    ) async throws(ServiceError) -> [Product.ID: ProductChange<ProductSummary>] { [:] }

    public func productChange(of id: Product.ID) async throws(ServiceError) -> ProductChange<Product>? { nil }

    private final class Nothing: ProductWatch {
        func set(_ ids: Set<Product.ID>) {}
        func add(_ ids: [Product.ID]) {}
        func end() {}
    }
}
