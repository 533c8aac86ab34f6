public import Model

/// The dependencies of the bag's view model.
public struct BagDependencyContainer: Sendable {
    let bag: any BagService
    let ordering: BagOrdering?
    let savedItems: (any SavedItemService)?
    let analytics: any AnalyticsTracker
    let clock: any Clock<Duration>
    let undo: UndoOffer?

    /// - Parameters:
    ///   - bag: Stores the bag.
    ///   - ordering: The services for orders. Without them, the user can't check out.
    ///   - savedItems: Stores the items that the user saves for later. Without it, a line can't be saved.
    ///   - analytics: Records changes of quantities.
    ///   - clock: The clock that limits how long the user can undo.
    ///   - undo: The offer to undo that the app shows above the stack. By default, the flow has one of its own.
    public init(
        bag: any BagService, ordering: BagOrdering? = nil, savedItems: (any SavedItemService)? = nil,
        analytics: any AnalyticsTracker = NoAnalytics(),
        clock: any Clock<Duration> = ContinuousClock(), undo: UndoOffer? = nil
    ) {
        self.bag = bag
        self.ordering = ordering
        self.savedItems = savedItems
        self.analytics = analytics
        self.clock = clock
        self.undo = undo
    }
}

/// The services for orders.
public struct BagOrdering: Sendable {
    let orders: any OrdersService
    let outbox: any OutboxService
    let voucher: (any SettingService<Voucher?>)?

    /// - Parameters:
    ///   - orders: Reports pending orders.
    ///   - outbox: Reports conflicts, and loads changes of other devices. By default, there are neither.
    ///   - voucher: Stores the voucher of the bag. Without it, the bag has no field for one.
    public init(
        orders: any OrdersService, outbox: any OutboxService = NoOutbox(),
        voucher: (any SettingService<Voucher?>)? = nil
    ) {
        self.orders = orders
        self.outbox = outbox
        self.voucher = voucher
    }
}
