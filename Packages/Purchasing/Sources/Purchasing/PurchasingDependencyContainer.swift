public import Model

/// The dependencies of purchasing's view models.
public struct PurchasingDependencyContainer: Sendable {
    let products: any ProductService
    let orders: any OrdersService
    let session: any SessionService
    let reachability: any ReachabilityService
    let clock: any Clock<Duration>
    let undo: UndoOffer?
    let addToBag: AddToBag
    let orderAgain: OrderAgain

    /// - Parameters:
    ///   - products: Loads products by their numbers.
    ///   - bag: Stores the bag.
    ///   - orders: Loads the user's orders.
    ///   - session: Reports the signed-in user.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - analytics: Records analytics events.
    ///   - clock: The clock for time limits on the screens.
    ///   - undo: The offer to undo that the app shows above the stack. By default, the flow has one of its own.
    public init(
        products: any ProductService, bag: any BagService, orders: any OrdersService, session: any SessionService,
        reachability: any ReachabilityService, analytics: any AnalyticsTracker = NoAnalytics(),
        clock: any Clock<Duration> = ContinuousClock(), undo: UndoOffer? = nil
    ) {
        self.products = products
        self.orders = orders
        self.session = session
        self.reachability = reachability
        self.clock = clock
        self.undo = undo
        addToBag = AddToBag(bag, analytics: analytics)
        orderAgain = OrderAgain(products: products, bag: bag, analytics: analytics)
    }
}
