public import Model

/// The dependencies of the bag's view model.
public struct BagDependencyContainer: Sendable {
    let bag: any BagService
    let orders: any OrdersService
    let savedItems: any SavedItemService
    let voucher: any SettingService<Voucher?>
    let outbox: any OutboxService
    let analytics: any AnalyticsTracker
    let clock: any Clock<Duration>
    let undo: UndoOffer?

    /// - Parameters:
    ///   - bag: Stores the bag.
    ///   - orders: Reports pending orders.
    ///   - savedItems: Stores the items that the user saves for later.
    ///   - voucher: Stores the voucher of the bag.
    ///   - outbox: Reports conflicts, and loads changes of other devices. By default, there are neither.
    ///   - analytics: Records changes of quantities.
    ///   - clock: The clock that limits how long the user can undo.
    ///   - undo: The offer to undo that the app shows above the stack. By default, the flow has one of its own.
    public init(
        bag: any BagService, orders: any OrdersService, savedItems: any SavedItemService,
        voucher: any SettingService<Voucher?>, outbox: any OutboxService = NoOutbox(),
        analytics: any AnalyticsTracker = NoAnalytics(), clock: any Clock<Duration> = ContinuousClock(),
        undo: UndoOffer? = nil
    ) {
        self.bag = bag
        self.orders = orders
        self.savedItems = savedItems
        self.voucher = voucher
        self.outbox = outbox
        self.analytics = analytics
        self.clock = clock
        self.undo = undo
    }
}
