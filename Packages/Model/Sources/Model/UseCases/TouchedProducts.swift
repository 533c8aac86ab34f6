import Synchronization

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
