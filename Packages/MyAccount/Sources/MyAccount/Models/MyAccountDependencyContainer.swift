public import Model

/// What the account's view models need.
public struct MyAccountDependencyContainer: Sendable {
    let session: any SessionService
    let orders: any OrdersService
    let listingStyle: any ListingStyleService
    let reachability: any ReachabilityService
    let appVersion: AppVersion
    let clock: any Clock<Duration>
    let signIn: SignIn
    let signOut: SignOut

    public init(
        authentication: any AuthenticationService, session: any SessionService, orders: any OrdersService,
        listingStyle: any ListingStyleService, reachability: any ReachabilityService,
        analytics: any AnalyticsTracker = NoAnalytics(), appVersion: AppVersion,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.session = session
        self.orders = orders
        self.listingStyle = listingStyle
        self.reachability = reachability
        self.appVersion = appVersion
        self.clock = clock
        signIn = SignIn(authentication, analytics: analytics)
        signOut = SignOut(authentication, analytics: analytics)
    }
}
