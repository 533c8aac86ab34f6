public import Model

/// What the bag's view model needs.
public struct BagDependencyContainer: Sendable {
    let bag: any BagService
    let ordering: BagOrdering?
    let clock: any Clock<Duration>

    /// - Parameters:
    ///   - bag: What is to be bought.
    ///   - ordering: Orders it; without it the bag is only looked at.
    ///   - clock: Times the offers to undo.
    public init(bag: any BagService, ordering: BagOrdering? = nil, clock: any Clock<Duration> = ContinuousClock()) {
        self.bag = bag
        self.ordering = ordering
        self.clock = clock
    }
}

/// What it takes to order what is in the bag.
public struct BagOrdering: Sendable {
    let orders: any OrdersService
    let session: any SessionService
    let outbox: (any OutboxService)?

    /// - Parameters:
    ///   - orders: Places the orders, and tells of those on their way.
    ///   - session: Who is signed in.
    ///   - outbox: Tells what came out otherwise; without it nobody does.
    public init(orders: any OrdersService, session: any SessionService, outbox: (any OutboxService)? = nil) {
        self.orders = orders
        self.session = session
        self.outbox = outbox
    }
}
