#if canImport(UserNotifications)
    public import Foundation
    public import Model
    import UserNotifications

    /// The system's permission to show notifications, and the token of Apple's push service.
    public final class SystemNotifications: NotificationAuthorizing {
        public let settings: URL?
        private let current = CurrentValue(NotificationAuthorization.notDetermined)
        private let token = CurrentValue<PushToken?>(nil)

        private let register: @MainActor @Sendable (_ isOn: Bool) -> Void

        /// - Parameters:
        ///   - settings: The address of the system's settings for the app's notifications.
        ///   - register: Registers the application for remote notifications, or unregisters it.
        public init(settings: URL?, register: @escaping @MainActor @Sendable (_ isOn: Bool) -> Void) {
            self.settings = settings
            self.register = register
        }

        public func deliverPushes(_ isOn: Bool) async {
            await register(isOn)
            if !isOn { UNUserNotificationCenter.current().removeAllDeliveredNotifications() }
        }

        /// Publishes the token that the system passed to the app's delegate.
        public func received(token: Data) { self.token.send(PushToken(bytes: token)) }

        public func authorization() -> AsyncStream<NotificationAuthorization> { current.values { $0 } }

        public func pushToken() -> AsyncStream<PushToken?> { token.values { $0 } }

        public func refresh() async {
            current.send(await Self.status())
        }

        @discardableResult
        public func request() async -> NotificationAuthorization {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                let center = UNUserNotificationCenter.current()
                // The authorization says more than the result.
                center.requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in continuation.resume() }
            }
            let status = await Self.status()
            current.send(status)
            return status
        }

        private static func status() async -> NotificationAuthorization {
            await withCheckedContinuation { continuation in
                UNUserNotificationCenter.current().getNotificationSettings { settings in
                    continuation.resume(returning: NotificationAuthorization(settings.authorizationStatus))
                }
            }
        }
    }

    extension NotificationAuthorization {
        fileprivate init(_ status: UNAuthorizationStatus) {
            switch status {
            case .notDetermined: self = .notDetermined
            case .denied: self = .denied
            case .authorized: self = .authorized
            case .provisional: self = .provisional
            #if os(iOS)
                // An app clip may show notifications for some hours.
                case .ephemeral: self = .authorized
            #endif
            @unknown default: self = .notDetermined
            }
        }
    }
#endif
