import Dispatch
import GRDB
import Model

/// Watches single products of the catalogue: what a details screen, a line of the bag or a row of the wishlist shows.
///
/// A change of a product costs its own watchers, and nobody else: a hundred thousand products may be watched while the
/// catalogue is synchronised, and each is told of its own changes only, once and in order.
public struct ProductObservation: Sendable {
    let known: KnownProducts
    let queue: DispatchQueue

    /// The products that a store holds. The store is not kept alive.
    public init(_ store: ShopStore) {
        known = store.known
        queue = store.database.observing
    }

    /// How many are watching products, in whatever form.
    public var watcherCount: Int { known.rows.watcherCount }
}
