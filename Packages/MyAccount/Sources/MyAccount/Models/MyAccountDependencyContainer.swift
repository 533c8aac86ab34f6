public import Model

/// The dependencies of the account's view models.
public struct MyAccountDependencyContainer: Sendable {
    let session: any SessionService
    let orders: any OrdersService
    let listingStyle: any SettingService<ListingStyle>
    let appearance: any SettingService<Appearance>
    let language: any SettingService<Language>
    let reachability: any ReachabilityService
    let outbox: any OutboxService
    let profile: (any ProfileService)?
    let notifications: (any NotificationService)?
    let ownReviews: (any OwnReviewService)?
    let savedItems: (any SavedItemService)?
    let notificationSettings: (any NotificationSettingsService)?
    let push: PushRegistration?
    let addresses: (any DeliveryAddressService)?
    let orderAgain: OrderAgain?
    let flags: any FlagService
    let debugMenu: String?
    let appVersion: AppVersion
    let webURLs: any WebURLProvider
    let clock: any Clock<Duration>
    let undo: UndoOffer?
    let signIn: SignIn
    let signOut: SignOut
    let register: Register?
    let passwords: (any PasswordService)?
    let sendChanges: SendChanges
    let analytics: any AnalyticsTracker

    /// - Parameters:
    ///   - authentication: Signs users in and out.
    ///   - session: Reports the signed-in user.
    ///   - orders: Loads the user's orders.
    ///   - listingStyle: Stores the preferred layout.
    ///   - appearance: Stores the preferred colors.
    ///   - language: Stores the preferred language.
    ///   - reachability: Reports whether the server is reachable.
    ///   - analytics: Records analytics events.
    ///   - appVersion: The version of the app.
    ///   - outbox: Reports pending changes and conflicts. By default, there are none.
    ///   - profile: Stores profile changes. Without it, the user can't edit the profile.
    ///   - registration: Creates accounts. Without it, the user can't register.
    ///   - passwords: Replaces forgotten passwords. Without it, the user can't choose a new one.
    ///   - notifications: Loads notifications. Without it, there is no inbox.
    ///   - ownReviews: Loads the user's reviews. Without it, no screen leads to them.
    ///   - savedItems: Stores the items that the user has saved for later. Without it, no screen leads to them.
    ///   - notificationSettings: Stores the kinds of notifications that the user wants. Without it, the settings don't lead
    ///     to them.
    ///   - push: The device's registration for push notifications, which signing out ends. Without it, the notification
    ///     settings don't ask for the permission to show notifications.
    ///   - addresses: Stores the delivery addresses. Without it, no screen leads to them.
    ///   - orderAgain: Adds the products of an order to the bag. Without it, an order can't be placed again.
    ///   - flags: Turns the button that orders again off.
    ///   - debugMenu: The link of a menu for developers, which the settings show. `nil` in release builds.
    ///   - webURLs: The shop's website. Without it, no pages are linked.
    ///   - clock: The clock for time limits on the screens.
    ///   - undo: The offer to undo that the app shows above the stack. By default, the flow has one of its own.
    public init(
        authentication: any AuthenticationService, session: any SessionService, orders: any OrdersService,
        listingStyle: any SettingService<ListingStyle>, appearance: any SettingService<Appearance>,
        language: any SettingService<Language>,
        reachability: any ReachabilityService,
        analytics: any AnalyticsTracker = NoAnalytics(), appVersion: AppVersion,
        outbox: any OutboxService = NoOutbox(), profile: (any ProfileService)? = nil,
        registration: (any RegistrationService)? = nil, passwords: (any PasswordService)? = nil,
        notifications: (any NotificationService)? = nil, ownReviews: (any OwnReviewService)? = nil,
        savedItems: (any SavedItemService)? = nil,
        notificationSettings: (any NotificationSettingsService)? = nil, push: PushRegistration? = nil,
        addresses: (any DeliveryAddressService)? = nil,
        orderAgain: OrderAgain? = nil,
        flags: any FlagService = DefaultFlags(), debugMenu: String? = nil,
        webURLs: any WebURLProvider = NoWebURLs(), clock: any Clock<Duration> = ContinuousClock(),
        undo: UndoOffer? = nil
    ) {
        self.session = session
        self.orders = orders
        self.listingStyle = listingStyle
        self.appearance = appearance
        self.language = language
        self.reachability = reachability
        self.outbox = outbox
        self.profile = profile
        self.notifications = notifications
        self.ownReviews = ownReviews
        self.savedItems = savedItems
        self.notificationSettings = notificationSettings
        self.push = push
        self.addresses = addresses
        self.orderAgain = orderAgain
        self.flags = flags
        self.debugMenu = debugMenu
        self.appVersion = appVersion
        self.webURLs = webURLs
        self.clock = clock
        self.undo = undo
        self.analytics = analytics
        signIn = SignIn(authentication, analytics: analytics)
        signOut = SignOut(authentication, analytics: analytics, push: push)
        register = registration.map { Register($0, analytics: analytics) }
        self.passwords = passwords
        sendChanges = SendChanges(outbox, clock: clock)
    }
}
