public import Model

/// The dependencies of the checkout's view models.
public struct CheckoutDependencyContainer: Sendable {
    let bag: any BagService
    let voucher: any SettingService<Voucher?>
    let addresses: any DeliveryAddressService
    let payments: any PaymentService
    let orders: any OrdersService
    let notifications: (any NotificationAuthorizing)?
    let webURLs: any WebURLProvider
    let analytics: any AnalyticsTracker

    /// - Parameters:
    ///   - bag: Stores the bag that is ordered.
    ///   - voucher: Stores the voucher of the bag.
    ///   - addresses: Stores the user's delivery addresses.
    ///   - payments: Authorizes the payment.
    ///   - orders: Places the order.
    ///   - notifications: The permission that the shop asks for after an order. Without it, the shop doesn't ask.
    ///   - webURLs: The shop's website. Without it, no pages are linked.
    ///   - analytics: Records the order.
    public init(
        bag: any BagService, voucher: any SettingService<Voucher?>, addresses: any DeliveryAddressService,
        payments: any PaymentService, orders: any OrdersService, notifications: (any NotificationAuthorizing)? = nil,
        webURLs: any WebURLProvider = NoWebURLs(), analytics: any AnalyticsTracker = NoAnalytics()
    ) {
        self.bag = bag
        self.voucher = voucher
        self.addresses = addresses
        self.payments = payments
        self.orders = orders
        self.notifications = notifications
        self.webURLs = webURLs
        self.analytics = analytics
    }
}
