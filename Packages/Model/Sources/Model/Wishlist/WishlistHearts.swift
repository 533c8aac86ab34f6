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
                try await set(tap.key, isOn: tap.value)
                wanted.didStore(tap.value, for: tap.key)
            } catch {
                wanted.refused(tap.key)
                if !error.isCancellation { failed?(error) }
            }
        }
        storing = nil
    }
}

/// The shown wishlist: the stored products, with the taps that aren't stored yet.
///
/// Of several taps on a heart, only the last is stored. Stored changes in the meantime don't revert it on the screen.
struct WantedHearts: Equatable, Sendable {
    /// The stored products on the wishlist.
    var stored: Set<Product.ID> = []
    private var taps = PendingWrites<Product.ID, Bool>()

    init() {}

    /// The next tap to store.
    var next: (key: Product.ID, value: Bool)? { taps.next }

    /// The products with a filled heart.
    var shown: Set<Product.ID> {
        var shown = stored
        for (id, isOn) in taps { shown.set(id, isOn: isOn) }
        return shown
    }

    mutating func toggle(_ id: Product.ID) {
        taps.request(!shown.contains(id), for: id)
    }

    /// Removes a stored tap, unless the heart has been tapped again since.
    mutating func didStore(_ isOn: Bool, for id: Product.ID) {
        stored.set(id, isOn: isOn)
        taps.didStore(isOn, for: id)
    }

    /// Removes the taps of a product after storing failed, so that the heart returns to the stored state.
    mutating func refused(_ id: Product.ID) {
        taps.refused(id)
    }
}

extension Set<Product.ID> {
    fileprivate mutating func set(_ id: Product.ID, isOn: Bool) {
        if isOn { insert(id) } else { remove(id) }
    }
}

/// Adds a product to the wishlist or removes it, and records the event.
public struct ToggleWishlist: Sendable {
    private let wishlist: any WishlistService
    private let analytics: any AnalyticsTracker

    public init(_ wishlist: any WishlistService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.wishlist = wishlist
        self.analytics = analytics
    }

    /// Adds the product to the wishlist or removes it. No event is recorded if it wasn't on the wishlist.
    ///
    /// - Returns: A value for undo after a removal, otherwise `nil`.
    @discardableResult
    public func callAsFunction(_ id: Product.ID, isOn: Bool) async throws(ServiceError) -> RemovedWishlistItem? {
        if isOn {
            try await wishlist.add(id)
            analytics.track(.wishlistChanged(id, isOn: true))
            return nil
        }
        guard let removed = try await wishlist.remove(id) else { return nil }
        analytics.track(.wishlistChanged(id, isOn: false))
        return removed
    }

    /// Restores a removed item at its position.
    public func takeBack(_ removed: RemovedWishlistItem) async throws(ServiceError) {
        try await wishlist.restore(removed)
        analytics.track(.wishlistChanged(removed.item.id, isOn: true))
    }
}
