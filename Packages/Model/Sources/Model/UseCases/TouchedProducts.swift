import Synchronization

/// The products that were written and have not been read since.
final class TouchedProducts: Sendable {
    private let ids = Mutex<Set<Product.ID>>([])

    func insert(_ new: [Product.ID]) {
        ids.withLock { $0.formUnion(new) }
    }

    /// All of them. From now on they count as read.
    func take() -> Set<Product.ID> {
        ids.withLock { ids in
            defer { ids = [] }
            return ids
        }
    }

    func contains(_ id: Product.ID) -> Bool { ids.withLock { $0.contains(id) } }
}
