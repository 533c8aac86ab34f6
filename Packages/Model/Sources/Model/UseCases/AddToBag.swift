/// Adds a product to the bag, undoes that, and records the events.
public struct AddToBag: Sendable {
    private let bag: any BagService
    private let analytics: any AnalyticsTracker

    public init(_ bag: any BagService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.bag = bag
        self.analytics = analytics
    }

    /// Adds a quantity to the bag. Throws if the resulting quantity isn't available.
    public func callAsFunction(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await bag.add(id, quantity: quantity)
        analytics.track(.addedToBag(id, quantity: quantity))
    }

    /// Removes the quantity that was added.
    public func takeBack(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await bag.take(id, quantity: quantity)
        analytics.track(.removedFromBag(id, quantity: quantity))
    }
}
