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
    let notificationSettings = MockNotificationSettingsService()
    let permission: MockNotificationAuthorizing
    let addresses: MockDeliveryAddressService
    let push: PushRegistration
    let bag: MockBagService
    let savedItems: MockSavedItemService
    let listingStyle = MockSettingService(ListingStyle.grid)
    let appearance = MockSettingService(Appearance.system)
    let language = MockSettingService(Language.system)
    let reachability = MockReachabilityService()
    let analytics = MockAnalyticsTracker()
    var webURLs = MockWebURLProvider()
    /// The link of the menu for developers.
    var debugMenu: String?
    let router: Router<MyAccountRoute>
    @Published private(set) var exits: [MyAccountExit] = []

    init(
        _ session: Session = .signedOut, orders: [Order] = .fixtures, stored: MockOrdersService.Stored = .everything,
        router: Router<MyAccountRoute> = Router(), notifications: [InboxNotification] = [],
        savedItems: [SavedItem] = [], addresses: [DeliveryAddress] = [.berlin, .london],
        permission: MockNotificationAuthorizing = MockNotificationAuthorizing(.authorized)
    ) {
        account = MockAccount(session)
        profile = MockProfileService(account)
        self.notifications = MockNotificationService(notifications)
        bag = MockBagService()
        self.savedItems = MockSavedItemService(savedItems, bag: bag)
        self.addresses = MockDeliveryAddressService(addresses)
        self.permission = permission
        push = PushRegistration(permission, notifications: self.notifications, session: account)
        self.orders = MockOrdersService(orders, stored: stored, account: account)
        self.router = router
    }

    var dependencies: MyAccountDependencyContainer {
        MyAccountDependencyContainer(
            authentication: account, session: account, orders: orders, savedItems: savedItems, profile: profile,
            addresses: addresses, notifications: notifications, notificationSettings: notificationSettings, push: push,
            outbox: outbox, listingStyle: listingStyle, appearance: appearance, language: language,
            reachability: reachability, webURLs: webURLs, appVersion: ["1.4.2"].compactMap(AppVersion.init)[0],
            debugMenu: debugMenu, analytics: analytics)
    }

    func accountViewModel() -> AccountViewModel { flow().makeAccountViewModel() }

    func settings() -> SettingsViewModel { flow().makeSettingsViewModel() }

    func flow() -> MyAccountFlowViewModel {
        // The exit retains the scene: many tests keep only the flow.
        MyAccountFlowViewModel(dependencies, router: router) { self.exits.append($0) }
    }
}
