import Combine
import Core
import DeepLink
import Foundation
import Logging
import Model
import UserNotifications

#if os(macOS)
    import AppKit
#else
    import UIKit
#endif

/// Opens the shop when the app launches, gets the push token, and hands pushes and shortcuts to the window in front.
@MainActor
final class AppDelegate: NSObject, ObservableObject {
    /// The shop, or the reason why it can't be opened. `nil` while its databases are being opened.
    @Published private(set) var shop: Result<Shop, any Error>?
    /// The delegate that SwiftUI has created. The application's own delegate is an object of SwiftUI, which forwards.
    fileprivate static weak var current: AppDelegate?
    private var opening: Task<Shop, any Error>?
    private let notifications: SystemNotifications
    private let logger: Logger

    override init() {
        let logger = Logger(label: "storefront")
        let notifications = SystemNotifications(settings: Self.notificationSettings) { isOn in
            #if os(macOS)
                let application = NSApplication.shared
            #else
                let application = UIApplication.shared
            #endif
            // Asks the user nothing: silent pushes need no permission. The shop asks for it at a fitting moment.
            if isOn {
                application.registerForRemoteNotifications()
            } else {
                application.unregisterForRemoteNotifications()
            }
        }
        self.logger = logger
        self.notifications = notifications
        super.init()
        Self.current = self
        let opening = Task { try await openShop() }
        self.opening = opening
        Task { shop = await opening.result }
    }

    /// Opens the shop with the address of `Info.plist`, or in debug builds with the one that a developer entered last.
    private func openShop() async throws -> Shop {
        let configuration = try ShopConfiguration()
        #if DEBUG
            if let entered = UserDefaults.standard.enteredAddress, entered != configuration.api {
                do {
                    return try await openShop(configuration, Endpoint(.entered, entered))
                } catch {
                    logger.warning(
                        "The shop can't be opened with \(entered), so it uses the address of Info.plist: \(error)")
                }
            }
        #endif
        return try await openShop(configuration, Endpoint(.configuration, configuration.api))
    }

    private func openShop(_ configuration: ShopConfiguration, _ endpoint: Endpoint) async throws -> Shop {
        #if DEBUG
            let endpoints: (any EndpointService)? = ShopEndpoints(
                current: endpoint, standard: Endpoint(.configuration, configuration.api)
            ) { [weak self] in try await self?.replaceShop(configuration, $0) }
        #else
            let endpoints: (any EndpointService)? = nil
        #endif
        return try await Shop(
            configuration, entered: endpoint.origin == .entered ? endpoint.address : nil, endpoints: endpoints,
            notifications: notifications, logger: logger)
    }

    #if DEBUG
        /// Replaces the shop, with all windows, by one with another endpoint. If it throws, the shop is the previous one.
        private func replaceShop(_ configuration: ShopConfiguration, _ endpoint: Endpoint) async throws {
            let new = try await openShop(configuration, endpoint)
            let old = try? shop?.get()
            UserDefaults.standard.enteredAddress = endpoint.origin == .entered ? endpoint.address : nil
            opening = Task { new }
            shop = .success(new)
            await old?.close()
        }
    #endif

    /// The address of the system's settings for the app's notifications.
    private static var notificationSettings: URL? {
        #if os(macOS)
            URL(string: "x-apple.systempreferences:com.apple.Notifications-Settings.extension")
        #else
            URL(string: UIApplication.openNotificationSettingsURLString)
        #endif
    }

    /// Hands a push to the window in front. A push that isn't valid is refused, with an entry in the log.
    @discardableResult
    func receive(_ push: ReceivedPush) async -> InboundOutcome? {
        guard let shop = try? await opening?.value else { return nil }
        return await shop.receiver.inbound.handle(push: push.payload, as: push.delivery)
    }

    func open(shortcut link: String) {
        Task {
            guard let shop = try? await opening?.value else { return }
            shop.receiver.inbound.receive(.shortcut(link))
        }
    }

    /// Opens a link that launched the app, as soon as the shop is open.
    func open(_ url: URL) {
        Task {
            guard let shop = try? await opening?.value else { return }
            shop.receiver.inbound.receive(.url(url.absoluteString))
        }
    }

    /// Publishes the token. The shop sends it to the server when the user allows notifications and is signed in.
    private func registered(token: Data) {
        notifications.received(token: token)
        #if DEBUG
            // For the Push Notifications Console.
            logger.info("Push token: \(token.map { String(format: "%02x", $0) }.joined())")
        #endif
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    /// Shows nothing of the system's: the app has a banner of its own.
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        if let push = ReceivedPush(notification.request.content.userInfo, as: .foreground) {
            Task { await receive(push) }
        }
        completionHandler([])
    }

    // The completion handler is called before the method returns: UIKit requires the thread that called the method.
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let delivery: PushDelivery? =
            switch response.actionIdentifier {
            case UNNotificationDefaultActionIdentifier: .tapped
            case UNNotificationDismissActionIdentifier: nil
            case let action: .action(action)
            }
        if let delivery, let push = ReceivedPush(response.notification.request.content.userInfo, as: delivery) {
            Task { await receive(push) }
        }
        completionHandler()
    }
}

#if os(macOS)
    extension AppDelegate: NSApplicationDelegate {
        func applicationDidFinishLaunching(_ notification: Notification) {
            UNUserNotificationCenter.current().delegate = self
            Task { await notifications.refresh() }
        }

        func application(
            _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) {
            registered(token: deviceToken)
        }

        func application(
            _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {
            logger.warning("Not registered for push: \(error)")
        }

        func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {
            if let push = ReceivedPush(userInfo, as: .background) { Task { await receive(push) } }
        }
    }
#else
    extension AppDelegate: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            // The delegate is set before launching ends: otherwise the tap that launched the app is lost.
            UNUserNotificationCenter.current().delegate = self
            Task { await notifications.refresh() }
            return true
        }

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            // The shortcut that launched the app.
            if let link = options.shortcutItem?.link { open(shortcut: link) }
            return configuration
        }

        func application(
            _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) {
            registered(token: deviceToken)
        }

        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {
            logger.warning("Not registered for push: \(error)")
        }

        func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) async -> UIBackgroundFetchResult {
            guard let push = ReceivedPush(userInfo, as: .background), let outcome = await receive(push) else {
                return .noData
            }
            if case .refreshed(let refresh) = outcome { return refresh.failed.isEmpty ? .newData : .failed }
            return .noData
        }
    }

    /// Receives the shortcuts that are chosen while the app runs. SwiftUI handles everything else of a scene.
    final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            if let link = shortcutItem.link { AppDelegate.current?.open(shortcut: link) }
            completionHandler(shortcutItem.link != nil)
        }
    }

    extension UIApplicationShortcutItem {
        /// The link under `link` in the item's `UIApplicationShortcutItemUserInfo`.
        fileprivate var link: String? { userInfo?["link"] as? String }
    }
#endif
