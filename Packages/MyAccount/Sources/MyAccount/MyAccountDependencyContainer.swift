public import Model

/// The dependencies of the account's screens.
public struct MyAccountDependencyContainer: Sendable {
    let session: any SessionService
    let orders: any OrdersService
    let savedItems: any SavedItemService
    let profile: (any ProfileService)?
    let addresses: any DeliveryAddressService
    let notifications: any NotificationService
    let notificationSettings: (any NotificationSettingsService)?
    let push: PushRegistration?
    let outbox: any OutboxService
    let listingStyle: any SettingService<ListingStyle>
    let appearance: any SettingService<Appearance>
    let language: any SettingService<Language>
    let reachability: any ReachabilityService
    let webURLs: any WebURLProvider
    let appVersion: AppVersion
    let debugMenu: String?
    let signOut: SignOut
    let sendChanges: SendChanges

    /// - Parameters:
    ///   - authentication: Signs the user out.
    ///   - session: Reports the signed-in user.
    ///   - orders: Loads the latest order.
    ///   - savedItems: Counts the items that signing out deletes.
    ///   - profile: Stores profile changes. `nil` if the shop's server doesn't take them: the user can't edit the profile then.
    ///   - addresses: Stores the delivery addresses.
    ///   - notifications: Loads the inbox.
    ///   - notificationSettings: Stores the kinds of notifications that the user wants. `nil` if the shop's server has none: the
    ///     settings don't offer them then.
    ///   - push: The device's registration for push notifications, which signing out ends. `nil` if the device gets none; the
    ///     notification settings don't ask for a permission then.
    ///   - outbox: Reports pending changes and conflicts. By default, there are none.
    ///   - listingStyle: Stores the preferred layout.
    ///   - appearance: Stores the preferred colors.
    ///   - language: Stores the preferred language.
    ///   - reachability: Reports whether the server is reachable.
    ///   - webURLs: The shop's website. Without it, no pages are linked.
    ///   - appVersion: The version of the app.
    ///   - debugMenu: The link of a menu for developers, which the settings show. `nil` in release builds.
    ///   - analytics: Records analytics events.
    ///   - clock: The clock that limits how long signing out waits for changes to be sent.
    public init(
        authentication: any AuthenticationService, session: any SessionService, orders: any OrdersService,
        savedItems: any SavedItemService, profile: (any ProfileService)? = nil,
        addresses: any DeliveryAddressService, notifications: any NotificationService,
        notificationSettings: (any NotificationSettingsService)? = nil,
        push: PushRegistration? = nil, outbox: any OutboxService = NoOutbox(),
        listingStyle: any SettingService<ListingStyle>, appearance: any SettingService<Appearance>,
        language: any SettingService<Language>, reachability: any ReachabilityService,
        webURLs: any WebURLProvider = NoWebURLs(), appVersion: AppVersion, debugMenu: String? = nil,
        analytics: any AnalyticsTracker = NoAnalytics(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.session = session
        self.orders = orders
        self.savedItems = savedItems
        self.profile = profile
        self.addresses = addresses
        self.notifications = notifications
        self.notificationSettings = notificationSettings
        self.push = push
        self.outbox = outbox
        self.listingStyle = listingStyle
        self.appearance = appearance
        self.language = language
        self.reachability = reachability
        self.webURLs = webURLs
        self.appVersion = appVersion
        self.debugMenu = debugMenu
        signOut = SignOut(authentication, analytics: analytics, push: push)
        sendChanges = SendChanges(outbox, clock: clock)
    }
}
