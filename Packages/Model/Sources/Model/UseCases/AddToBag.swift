/// Puts a product into the bag, and counts it.
public struct AddToBag: Sendable {
    private let bag: any BagService
    private let analytics: any AnalyticsTracker

    public init(_ bag: any BagService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.bag = bag
        self.analytics = analytics
    }

    /// Puts so many more into the bag. Refuses a quantity that can't be bought, counting what is in it.
    public func callAsFunction(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await bag.add(id, quantity: quantity)
        analytics.track(.addedToBag(id, quantity: quantity))
    }

    /// Takes out of the bag just what was put in.
    public func takeBack(_ id: Product.ID, quantity: Int) async throws(BagError) {
        try await bag.take(id, quantity: quantity)
    }
}
