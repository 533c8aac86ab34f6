/// Keeps what a screen shows of some products as the device holds them, whoever changes them.
///
/// A screen makes one before it loads anything, says which products it shows, and follows for as long as it is there.
/// What is written between its loading a product and its saying so is not missed, nor what is written while it does not
/// follow: it is told when it follows again. What it is told is never older than what it has loaded and stored itself.
@MainActor
public final class ProductFollower<Value: Sendable> {
    /// What has become of products.
    public typealias Changes = [Product.ID: ProductChange<Value>]

    /// The products that the screen shows.
    public private(set) var shown: Set<Product.ID> = []

    private let service: any ProductChangesService
    private let moment: ProductMoment
    private let read: @Sendable (Set<Product.ID>) async throws(ServiceError) -> Changes
    private var watch: (any ProductWatch)?

    init(
        _ service: any ProductChangesService,
        read: @escaping @Sendable (Set<Product.ID>) async throws(ServiceError) -> Changes
    ) {
        self.service = service
        self.read = read
        moment = service.moment()
    }

    /// The screen shows these products, and no others; or it has loaded them anew.
    public func show(_ ids: some Sequence<Product.ID>) {
        shown = Set(ids)
        watch?.set(shown)
    }

    /// The screen shows these products too. Costs what these are, whatever the number of the others.
    public func showAlso(_ ids: some Sequence<Product.ID>) {
        let ids = Array(ids)
        shown.formUnion(ids)
        watch?.add(ids)
    }

    /// Follows the products until the calling task is cancelled, or the device's store can't be read.
    ///
    /// - Parameter apply: Told what has become of products; also of what the screen itself has loaded and shows.
    public func follow(_ apply: @MainActor (Changes) -> Void) async {
        let touched = TouchedProducts()
        let (wakes, waking) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let watch = service.watch(since: moment) { ids in
            touched.insert(ids)
            waking.yield()
        }
        defer {
            watch.end()
            if self.watch === watch { self.watch = nil }
        }
        self.watch = watch
        watch.set(shown)
        for await _ in wakes {
            let ids = touched.take().intersection(shown)
            guard !ids.isEmpty else { continue }
            guard let changes = try? await read(ids), !Task.isCancelled else { return }
            // One that was written meanwhile is read again: the screen may have loaded and shown it by now.
            let settled = changes.filter { !touched.contains($0.key) }
            if !settled.isEmpty { apply(settled) }
        }
    }
}

extension ProductFollower<ProductSummary> {
    /// Follows what lists show of products.
    public convenience init(summariesOf service: any ProductChangesService) {
        self.init(service) { ids throws(ServiceError) in try await service.summaryChanges(of: ids) }
    }
}

extension ProductFollower<Product> {
    /// Follows products with their details.
    public convenience init(productsOf service: any ProductChangesService) {
        self.init(service) { ids throws(ServiceError) in
            var changes: Changes = [:]
            for id in ids { changes[id] = try await service.productChange(of: id) }
            return changes
        }
    }
}
