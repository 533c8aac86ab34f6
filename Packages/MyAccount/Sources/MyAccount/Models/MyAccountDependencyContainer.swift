public import Model

/// What the account's view models need.
public struct MyAccountDependencyContainer: Sendable {
    let session: any SessionService
    let orders: any OrdersService
    let listingStyle: any ListingStyleService
    let reachability: any ReachabilityService
    let outbox: (any OutboxService)?
    let profile: (any ProfileService)?
    let notifications: (any NotificationService)?
    let appVersion: AppVersion
    let clock: any Clock<Duration>
    let signIn: SignIn
    let signOut: SignOut

    /// - Parameters:
    ///   - authentication: Signs in and out.
    ///   - session: Who is signed in.
    ///   - orders: What they have bought.
    ///   - listingStyle: How one likes lists laid out.
    ///   - reachability: Whether the server can be reached.
    ///   - analytics: Counts what happens.
    ///   - appVersion: Which version the app is.
    ///   - outbox: The user's changes on their way; without it nothing is said of them.
    ///   - profile: What a user may change about themselves; without it they may not.
    ///   - notifications: What the shop wants them to know; without it there is no inbox.
    ///   - clock: Times what passes on the screens.
    public init(
        authentication: any AuthenticationService, session: any SessionService, orders: any OrdersService,
        listingStyle: any ListingStyleService, reachability: any ReachabilityService,
        analytics: any AnalyticsTracker = NoAnalytics(), appVersion: AppVersion,
        outbox: (any OutboxService)? = nil, profile: (any ProfileService)? = nil,
        notifications: (any NotificationService)? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.session = session
        self.orders = orders
        self.listingStyle = listingStyle
        self.reachability = reachability
        self.outbox = outbox
        self.profile = profile
        self.notifications = notifications
        self.appVersion = appVersion
        self.clock = clock
        signIn = SignIn(authentication, analytics: analytics)
        signOut = SignOut(authentication, analytics: analytics)
    }
}
