import Synchronization

/// Updates the products on a screen when the stored products change.
///
/// Create a follower before loading, pass the shown products, and follow while the screen is visible. Writes between
/// loading and showing aren't missed, nor are writes while the screen doesn't follow: they are reported when it follows
/// again. Reported values are never older than those the screen has loaded and stored.
@MainActor
public final class ProductFollower<Value: Sendable> {
    /// The changes by product.
    public typealias Changes = [Product.ID: ProductChange<Value>]

    /// The products on the screen.
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

    /// Replaces the products on the screen. Call it also after reloading them.
    public func show(_ ids: some Sequence<Product.ID>) {
        shown = Set(ids)
        watch?.set(shown)
    }

    /// Adds products on the screen. The cost depends only on the number of added products.
    public func showAlso(_ ids: some Sequence<Product.ID>) {
        let ids = Array(ids)
        shown.formUnion(ids)
        watch?.add(ids)
    }

    /// Follows the products until the calling task is cancelled, or the store can't be read.
    ///
    /// - Parameter apply: Receives the changes, including those that the screen has loaded itself.
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
            // A product that was written in the meantime is read again, because the screen may already show the newer
            // value.
            let settled = changes.filter { !touched.contains($0.key) }
            if !settled.isEmpty { apply(settled) }
        }
    }
}

extension ProductFollower<ProductSummary> {
    /// Creates a follower of product summaries.
    public convenience init(summariesOf service: any ProductChangesService) {
        self.init(service) { ids throws(ServiceError) in try await service.summaryChanges(of: ids) }
    }
}

extension ProductFollower<Product> {
    /// Creates a follower of products with their details.
    public convenience init(productsOf service: any ProductChangesService) {
        self.init(service) { ids throws(ServiceError) in
            var changes: Changes = [:]
            for id in ids { changes[id] = try await service.productChange(of: id) }
            return changes
        }
    }
}

/// The products that were written since they were last read.
final class TouchedProducts: Sendable {
    private let ids = Mutex<Set<Product.ID>>([])

    func insert(_ new: [Product.ID]) {
        ids.withLock { $0.formUnion(new) }
    }

    /// Returns all products and marks them as read.
    func take() -> Set<Product.ID> {
        ids.withLock { ids in
            defer { ids = [] }
            return ids
        }
    }

    func contains(_ id: Product.ID) -> Bool { ids.withLock { $0.contains(id) } }
}
