public import Model

/// The dependencies of the screens of the user's orders, reviews and saved items.
public struct OrdersDependencyContainer: Sendable {
    let session: any SessionService
    let orders: any OrdersService
    let orderAgain: OrderAgain
    let ownReviews: any OwnReviewService
    let savedItems: any SavedItemService
    let reachability: any ReachabilityService
    let flags: any FlagService
    let webURLs: any WebURLProvider
    let analytics: any AnalyticsTracker
    let clock: any Clock<Duration>
    let undo: UndoOffer?

    /// - Parameters:
    ///   - session: Reports the signed-in user.
    ///   - orders: Loads, cancels and reports the user's orders.
    ///   - orderAgain: Adds the products of an order to the bag.
    ///   - ownReviews: Loads the user's reviews.
    ///   - savedItems: Stores the items that the user has saved for later.
    ///   - reachability: Reports whether the server is reachable.
    ///   - flags: Turns the button that orders again off.
    ///   - webURLs: The shop's website. Without it, no page is linked.
    ///   - analytics: Records changes of the bag.
    ///   - clock: The clock that limits how long the user can undo.
    ///   - undo: The offer to undo that the app shows above the stack. By default, the flow has one of its own.
    public init(
        session: any SessionService, orders: any OrdersService, orderAgain: OrderAgain,
        ownReviews: any OwnReviewService, savedItems: any SavedItemService, reachability: any ReachabilityService,
        flags: any FlagService = DefaultFlags(), webURLs: any WebURLProvider = NoWebURLs(),
        analytics: any AnalyticsTracker = NoAnalytics(), clock: any Clock<Duration> = ContinuousClock(),
        undo: UndoOffer? = nil
    ) {
        self.session = session
        self.orders = orders
        self.orderAgain = orderAgain
        self.ownReviews = ownReviews
        self.savedItems = savedItems
        self.reachability = reachability
        self.flags = flags
        self.webURLs = webURLs
        self.analytics = analytics
        self.clock = clock
        self.undo = undo
    }
}
