/// Tells of changes of single products in what the device holds, whoever has made them.
///
/// A screen uses it through a ``ProductFollower``.
public protocol ProductChangesService: Sendable {
    /// The moment now.
    func moment() -> ProductMoment

    /// Begins to watch, no product at first.
    ///
    /// - Parameters:
    ///   - moment: What was written after it is told too, as soon as the product is watched.
    ///   - touched: Told which of the watched products were written, before whoever has written them hears that it is
    ///     done. It is called on any thread, must be brief, and must not ask this service anything. It may be told of a
    ///     product that is what it was.
    /// - Returns: What says which products are watched. Watching ends when it is forgotten.
    func watch(
        since moment: ProductMoment, _ touched: @escaping @Sendable ([Product.ID]) -> Void
    ) -> any ProductWatch

    /// What has become of these products; what is not known of one is left out.
    ///
    /// - Throws: That the device's store can't be read.
    func summaryChanges(
        of ids: Set<Product.ID>
    ) async throws(ServiceError) -> [Product.ID: ProductChange<ProductSummary>]

    /// What has become of a product, with its details; nil when nothing is known of it.
    ///
    /// - Throws: That the device's store can't be read.
    func productChange(of id: Product.ID) async throws(ServiceError) -> ProductChange<Product>?
}

/// Which products somebody watches.
public protocol ProductWatch: AnyObject, Sendable {
    /// Watches these products and no others any more. Tells at once which of them were written since the watch's moment.
    func set(_ ids: Set<Product.ID>)

    /// Watches these products too. Tells at once which of them were written since the watch's moment. Costs what these
    /// products are, whatever the number of the others.
    func add(_ ids: [Product.ID])

    /// Watches nothing any more.
    func end()
}
