public import FlowKit

/// The hearts of a screen: which products are shown as wished for, and what a tap on a heart does.
///
/// A tap shows at once and is stored behind it. Taps are stored one after the other; of several on one heart the last
/// counts. What was tapped is stored even when nobody holds this object any more.
@MainActor
public final class WishlistHearts: ObservableObject {
    /// The products whose heart is filled.
    @Published public private(set) var shown: Set<Product.ID> = []

    private let wishlist: any WishlistService
    private let set: ToggleWishlist
    private var wanted = WantedHearts() {
        didSet {
            // A screen is not drawn again for what it shows already.
            let new = wanted.shown
            if new != shown { shown = new }
        }
    }
    private var storing: Task<Void, Never>?
    private var failed: (@MainActor (ServiceError) -> Void)?

    /// Hearts that show nothing until the wishlist is followed.
    public init(_ wishlist: any WishlistService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.wishlist = wishlist
        set = ToggleWishlist(wishlist, analytics: analytics)
    }

    /// Says who is told of a tap that could not be stored, in the place of who was told before. A cancellation is
    /// nothing to tell.
    ///
    /// - Parameters:
    ///   - owner: Who is told. It is held weakly: when it is gone, nobody is told.
    ///   - tell: What it does with a failure. It is given the owner, and should not hold it.
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

    /// Fills an empty heart, empties a filled one. If that can't be stored, the heart goes back to what is.
    public func toggle(_ id: Product.ID) {
        wanted.toggle(id)
        guard storing == nil else { return }
        storing = Task { await store() }
    }

    /// Waits until all taps are stored or refused, for callers that need the outcome.
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
