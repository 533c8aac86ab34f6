/// Reports changes of stored products.
///
/// Screens use it through ``ProductFollower``.
public protocol ProductChangesService: Sendable {
    /// Returns the current point in the store's history.
    func moment() -> ProductMoment

    /// Starts an observation without products.
    ///
    /// - Parameters:
    ///   - moment: Later writes of a product are reported as soon as the product is observed.
    ///   - touched: Receives the written products before the write returns to its caller. It is called on any thread,
    ///     must be brief, and must not call this service. It may receive products whose values are unchanged.
    /// - Returns: An observation, which sets the observed products. It ends when it is released.
    func watch(
        since moment: ProductMoment, _ touched: @escaping @Sendable ([Product.ID]) -> Void
    ) -> any ProductWatch

    /// Returns the current values of products. Unknown products are omitted.
    ///
    /// - Throws: An error if the store can't be read.
    func summaryChanges(
        of ids: Set<Product.ID>
    ) async throws(ServiceError) -> [Product.ID: ProductChange<ProductSummary>]

    /// Returns the current value of a product with its details, or `nil` if it is unknown.
    ///
    /// - Throws: An error if the store can't be read.
    func productChange(of id: Product.ID) async throws(ServiceError) -> ProductChange<Product>?
}

/// An observation of products.
public protocol ProductWatch: AnyObject, Sendable {
    /// Replaces the observed products. Immediately reports those that were written since the observation's start.
    func set(_ ids: Set<Product.ID>)

    /// Adds observed products. Immediately reports those that were written since the observation's start. The cost
    /// depends only on the number of added products.
    func add(_ ids: [Product.ID])

    /// Ends the observation.
    func end()
}

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
