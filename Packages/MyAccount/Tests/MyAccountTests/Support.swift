import FlowKit
import Mocks
import Model

@testable import MyAccount

/// The account's screens on mock services, and what they told the app.
@MainActor
final class AccountScene: ObservableObject {
    let account: MockAccount
    let orders: MockOrdersService
    let outbox = MockOutboxService()
    let profile: MockProfileService
    let notifications: MockNotificationService
    let ownReviews: MockOwnReviewService
    let notificationSettings = MockNotificationSettingsService()
    let permission: MockNotificationAuthorizing
    let addresses: MockDeliveryAddressService
    let push: PushRegistration
    let hasMore: Bool
    let bag: MockBagService
    let savedItems: MockSavedItemService
    let hasSavedItems: Bool
    let listingStyle = MockSettingService(ListingStyle.grid)
    let appearance = MockSettingService(Appearance.system)
    let language = MockSettingService(Language.system)
    let reachability = MockReachabilityService()
    let analytics = MockAnalyticsTracker()
    let flags = MockFlagService()
    var webURLs = MockWebURLProvider()
    /// The link of the menu for developers.
    var debugMenu: String?
    let router: Router<MyAccountRoute>
    @Published private(set) var exits: [MyAccountExit] = []

    init(
        _ session: Session = .signedOut, orders: [Order] = .fixtures, stored: MockOrdersService.Stored = .everything,
        router: Router<MyAccountRoute> = Router(), notifications: [InboxNotification] = [],
        ownReviews: [OwnReview] = .fixtures, savedItems: [SavedItem]? = [],
        addresses: [DeliveryAddress] = [.berlin, .london],
        permission: MockNotificationAuthorizing = MockNotificationAuthorizing(.authorized), hasMore: Bool = true
    ) {
        account = MockAccount(session)
        profile = MockProfileService(account)
        self.notifications = MockNotificationService(notifications)
        self.ownReviews = MockOwnReviewService(ownReviews)
        bag = MockBagService()
        self.savedItems = MockSavedItemService(savedItems ?? [], bag: bag)
        hasSavedItems = hasMore && savedItems != nil
        self.addresses = MockDeliveryAddressService(addresses)
        self.permission = permission
        self.hasMore = hasMore
        push = PushRegistration(permission, notifications: self.notifications, session: account)
        self.orders = MockOrdersService(orders, stored: stored, account: account)
        self.router = router
    }

    var dependencies: MyAccountDependencyContainer {
        MyAccountDependencyContainer(
            authentication: account, session: account, orders: orders, listingStyle: listingStyle,
            appearance: appearance, language: language, reachability: reachability, analytics: analytics,
            appVersion: ["1.4.2"].compactMap(AppVersion.init)[0],
            outbox: hasMore ? outbox : NoOutbox(), profile: hasMore ? profile : nil,
            registration: hasMore ? account : nil, passwords: hasMore ? account : nil,
            notifications: hasMore ? notifications : nil, ownReviews: hasMore ? ownReviews : nil,
            savedItems: hasSavedItems ? savedItems : nil,
            notificationSettings: hasMore ? notificationSettings : nil,
            push: hasMore ? push : nil, addresses: hasMore ? addresses : nil,
            orderAgain: hasMore ? OrderAgain(products: MockProductService(), bag: bag, analytics: analytics) : nil,
            flags: flags, debugMenu: debugMenu, webURLs: webURLs)
    }

    func accountViewModel() -> AccountViewModel {
        AccountViewModel(dependencies, router: router) { self.exits.append($0) }
    }

    func settings() -> SettingsViewModel {
        SettingsViewModel(dependencies, router: router) { self.exits.append($0) }
    }

    func flow() -> MyAccountFlowViewModel {
        // The exit retains the scene: many tests keep only the flow.
        return MyAccountFlowViewModel(dependencies, router: router) { self.exits.append($0) }
    }
}
