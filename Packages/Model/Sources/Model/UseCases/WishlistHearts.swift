public import FlowKit

/// The hearts of a screen: the products on the wishlist, and the action of a tap.
///
/// A tap shows immediately and is stored in the background. Taps are stored in order; of several taps on a heart, only
/// the last is stored. Taps are stored even if this object is released.
@MainActor
public final class WishlistHearts: ObservableObject {
    /// The identifiers of the products on the wishlist.
    @Published public private(set) var shown: Set<Product.ID> = []

    private let wishlist: any WishlistService
    private let set: ToggleWishlist
    private var wanted = WantedHearts() {
        didSet {
            // An unchanged value doesn't need another render.
            let new = wanted.shown
            if new != shown { shown = new }
        }
    }
    private var storing: Task<Void, Never>?
    private var failed: (@MainActor (ServiceError) -> Void)?

    /// Creates hearts. They are empty until ``follow()`` is called.
    public init(_ wishlist: any WishlistService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.wishlist = wishlist
        set = ToggleWishlist(wishlist, analytics: analytics)
    }

    /// Sets the handler for failed wishlist updates, replacing any previous one. Cancellations are not reported.
    ///
    /// - Parameters:
    ///   - owner: The owner of the handler, held weakly. Failures are not reported after it is released.
    ///   - tell: The handler. It receives the owner, and should not capture it.
    public func tellFailures<Owner: AnyObject>(
        to owner: Owner, _ tell: @escaping @MainActor (Owner, ServiceError) -> Void
    ) {
        failed = { [weak owner] error in
            if let owner { tell(owner, error) }
        }
    }

    /// Follows the wishlist until the calling task is cancelled.
    public func follow() async {
        for await ids in wishlist.productIDs() { wanted.stored = ids }
    }

    /// Toggles a product's heart. If storing fails, the heart returns to the stored state.
    public func toggle(_ id: Product.ID) {
        wanted.toggle(id)
        guard storing == nil else { return }
        storing = Task { await store() }
    }

    /// Waits until all taps are stored or have failed.
    public func waitUntilIdle() async {
        while let storing { await storing.value }
    }

    private func store() async {
        while let tap = wanted.next {
            do throws(ServiceError) {
                try await set(tap.id, isOn: tap.isOn)
                wanted.didStore(tap)
            } catch {
                wanted.refused(tap.id)
                if !error.isCancellation { failed?(error) }
            }
        }
        storing = nil
    }
}
