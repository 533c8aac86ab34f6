/// Tells nobody of anything: for a device whose products change only when a screen asks for them.
public struct NoProductChanges: ProductChangesService {
    /// A service without changes.
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
