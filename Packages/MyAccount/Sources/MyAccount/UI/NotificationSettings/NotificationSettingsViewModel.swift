public import FlowKit
public import Foundation
public import Loading
public import Model

/// The view model of the notification settings. Shows stored settings first and refreshes them in the background.
@MainActor
public final class NotificationSettingsViewModel: NotificationSettingsViewModelProtocol {
    @Published public private(set) var authorization: NotificationAuthorization?
    @Published public var alert: AlertState?

    private let session: any SessionService
    private let service: (any NotificationSettingsService)?
    private let permission: (any NotificationAuthorizing)?
    private let content: UserContent<NotificationSettings>
    private weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void
    private var forwarding: AnyCancellable?
    private(set) var sending: Task<Void, Never>?
    private let unsent = UnsentSettings()
    private var isAskingForPermission = false

    /// - Parameters:
    ///   - service: Stores the settings. `nil` if the shop's server has none; only a link opens the screen then.
    ///   - permission: The device's permission to show notifications. `nil` if the device gets none.
    ///   - session: Reports the signed-in user.
    ///   - reachability: Reports whether the server is reachable.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    ///   - exit: Opens destinations outside the feature.
    public init(
        _ service: (any NotificationSettingsService)?, permission: (any NotificationAuthorizing)?,
        session: any SessionService, reachability: any ReachabilityService, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.router = router
        self.exit = exit
        self.session = session
        self.service = service
        self.permission = permission
        content = UserContent(
            session: session, reachability: reachability, policy: Self.routeConfig.fetchPolicy
        ) { policy throws(ServiceError) in
            guard let service else { throw .notFound("notification settings") }
            return try await service.notificationSettings(policy)
        }
        forwarding = forwardChanges(of: content)
    }

    public var state: ViewState<NotificationSettings, ServiceError> { content.state.map { unsent.wanted ?? $0 } }
    public var notice: ServiceError? { content.notice }

    public var systemSettings: URL? { permission?.settings }

    public func observe() async {
        async let settings: Void = content.observe()
        async let authorizations: Void = observePermission()
        _ = await (settings, authorizations)
    }

    private func observePermission() async {
        guard let permission else { return }
        for await authorization in permission.authorization() { self.authorization = authorization }
    }

    public func allowNotifications() {
        Task { [permission] in await unlessBusy(\.isAskingForPermission) { await permission?.request() } }
    }

    public func retry() { content.retry() }

    public func signIn() { exit(.signIn) }

    public func change(to settings: NotificationSettings) {
        guard let service, let current = state.value, settings != current else { return }
        if authorization == .notDetermined, settings.wantsMore(than: current) { allowNotifications() }
        objectWillChange.send()
        unsent.wanted = settings
        // A change that is being sent is followed by this one.
        guard sending == nil else { return }
        let origin = ActionOrigin(router)
        sending = Task { [weak self, unsent, session] in
            let user = await session.currentUser()
            // The settings of a user who has signed out in the meantime aren't sent as those of another one.
            while let next = unsent.wanted, await session.currentUser() == user {
                let outcome: ServiceError?
                do throws(ServiceError) {
                    try await service.setNotificationSettings(next)
                    outcome = nil
                } catch {
                    outcome = error
                }
                let isLast = unsent.wanted == next
                if outcome == nil { self?.sent(next) }
                // A newer change replaces one that failed.
                if let outcome, isLast { origin.show(outcome, on: self) }
                if isLast { unsent.wanted = nil }
            }
            unsent.wanted = nil
            self?.sending = nil
        }
    }

    private func sent(_ settings: NotificationSettings) {
        objectWillChange.send()
        content.adopt(settings)
    }
}

/// The settings that the server doesn't have yet. They are sent even if the screen is closed.
@MainActor
private final class UnsentSettings {
    /// The settings that the user wants. `nil` if the server has them.
    var wanted: NotificationSettings?
}

extension SessionService {
    fileprivate func currentUser() async -> User.ID? {
        for await session in session() { return session.user?.id }
        return nil
    }
}

extension NotificationSettings {
    /// Returns whether a kind is on that is off in `other`.
    fileprivate func wantsMore(than other: NotificationSettings) -> Bool {
        orders && !other.orders || offers && !other.offers || messages && !other.messages
    }
}

extension NotificationSettingsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/settings/notifications", requiresAuth: true)
}
