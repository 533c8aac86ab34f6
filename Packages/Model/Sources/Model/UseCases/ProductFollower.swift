/// Updates the products on a screen when the stored products change.
///
/// Pass the shown products each time that the screen has loaded some, and follow while the screen is visible. The follower
/// then reads the stored products, so that no write between loading and showing is missed, nor a write while the screen
/// doesn't follow. A value that was read before the screen has loaded a product is dropped: a screen never goes back to older
/// data.
@MainActor
public final class ProductFollower<Value: Sendable> {
    /// The changes by product.
    public typealias Changes = [Product.ID: ProductChange<Value>]

    /// The number of the page that shows each product: products that were passed together are a page. A change of one of
    /// them reads only the products of its page.
    private var pages: [Product.ID: Int] = [:]
    private var lastPage = 0
    private var lastFollowing = 0
    private let values: @Sendable (Set<Product.ID>) -> AsyncStream<Changes>
    private var observations: [Task<Void, Never>] = []
    private var deliveries: AsyncStream<(page: Int, changes: Changes)>.Continuation?

    init(_ values: @escaping @Sendable (Set<Product.ID>) -> AsyncStream<Changes>) {
        self.values = values
    }

    /// The products on the screen.
    public var shown: Set<Product.ID> { Set(pages.keys) }

    /// Replaces the products on the screen. Call it also after reloading them.
    public func show(_ ids: some Sequence<Product.ID>) {
        endObservations()
        pages = [:]
        showAlso(ids)
    }

    /// Adds products on the screen. The cost depends only on the number of added products.
    public func showAlso(_ ids: some Sequence<Product.ID>) {
        let ids = Set(ids)
        guard !ids.isEmpty else { return }
        lastPage += 1
        for id in ids { pages[id] = lastPage }
        observe(ids, page: lastPage)
    }

    /// Follows the products until the calling task is cancelled.
    ///
    /// - Parameter apply: Receives the products of a page when one of them has changed, and when the page is followed for the
    ///   first time. It has to ignore the values that the screen already shows.
    public func follow(_ apply: @MainActor (Changes) -> Void) async {
        let (stream, deliveries) = AsyncStream<(page: Int, changes: Changes)>.makeStream()
        endObservations()
        self.deliveries = deliveries
        lastFollowing += 1
        let following = lastFollowing
        for (page, products) in Dictionary(grouping: pages.keys, by: { pages[$0] ?? 0 }) {
            observe(Set(products), page: page)
        }
        for await (page, changes) in stream {
            let current = changes.filter { pages[$0.key] == page }
            if !current.isEmpty { apply(current) }
        }
        // A screen that is back follows before the task of its first visit has ended.
        guard following == lastFollowing else { return }
        self.deliveries = nil
        for observation in endObservations() { await observation.value }
    }

    private func observe(_ ids: Set<Product.ID>, page: Int) {
        guard let deliveries else { return }
        observations.append(
            Task { [values] in
                for await changes in values(ids) { deliveries.yield((page, changes)) }
            })
    }

    @discardableResult
    private func endObservations() -> [Task<Void, Never>] {
        defer { observations = [] }
        for observation in observations { observation.cancel() }
        return observations
    }
}

extension ProductFollower<ProductSummary> {
    /// Creates a follower of product summaries.
    public convenience init(summariesOf service: any ProductChangesService) {
        self.init { service.summaries(of: $0) }
    }
}

extension ProductFollower<Product> {
    /// Creates a follower of products with their details.
    public convenience init(productsOf service: any ProductChangesService) {
        self.init { service.products($0) }
    }
}
