public import FlowKit
public import Loading
public import Model

/// The view model of the inbox. Shows stored notifications first and refreshes them in the background.
@MainActor
public final class NotificationsViewModel: NotificationsViewModelProtocol {
    @Published public private(set) var state: ViewState<[InboxNotification], ServiceError> = .loading
    @Published public private(set) var notice: ServiceError?

    private let notifications: any NotificationService
    private let session: any SessionService
    private let reachability: any ReachabilityService
    private let exit: @MainActor (MyAccountExit) -> Void
    private var held: [InboxNotification]?
    private var user: User.ID?
    private var isFresh = false
    /// The notifications that are being marked as read.
    private var marked: Set<InboxNotification.ID> = []

    public init(
        _ notifications: any NotificationService, session: any SessionService,
        reachability: any ReachabilityService, exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.notifications = notifications
        self.session = session
        self.reachability = reachability
        self.exit = exit
    }

    public func observe() async {
        async let session: Void = followSession()
        async let reachability: Void = followReachability()
        _ = await (session, reachability)
    }

    public func refresh() async { await refresh(.networkOnly) }

    private func refresh(_ policy: FetchPolicy) async {
        guard let user else { return }
        let failure: ServiceError?
        do throws(ServiceError) {
            try await notifications.refresh(policy)
            failure = nil
        } catch {
            failure = error
        }
        // The user may have changed in the meantime.
        guard user == self.user, failure != .cancelled else { return }
        if failure == nil { isFresh = true }
        notice = failure
        show()
    }

    public func signIn() { exit(.signIn) }

    public func open(_ notification: InboxNotification) async {
        // The link doesn't wait for the server, which also marks the notification.
        if let link = notification.link { exit(.link(link)) }
        // If marking fails, the notification stays unread. The failure isn't reported.
        guard !notification.isRead else { return }
        await unlessBusy(\.marked, with: notification.id) {
            try? await notifications.markRead(notification.id)
        }
    }

    /// Updates the state. An empty inbox is shown only after the first load.
    private func show() {
        guard user != nil else {
            state = .error(.unauthorized)
            return
        }
        let held = held ?? []
        if !held.isEmpty || isFresh {
            state = .success(held)
        } else if let notice {
            state = .error(notice)
        } else {
            state = .loading
        }
    }
}

// MARK: - Following

extension NotificationsViewModel {
    private func followSession() async {
        // A slow request doesn't delay the next session.
        await withDiscardingTaskGroup { requests in
            var followed: User.ID?
            for await session in self.session.session() {
                let new = session.user?.id
                if new != user || new == nil {
                    user = new
                    held = nil
                    isFresh = false
                    notice = nil
                    show()
                    if new != nil { requests.addTask { await self.refresh(.cacheFirst) } }
                }
                if let new, new != followed { requests.addTask { await self.followInbox(of: new) } }
                followed = new
            }
        }
    }

    /// Shows the inbox until another user signs in.
    private func followInbox(of owner: User.ID) async {
        for await inbox in notifications.inbox() {
            guard user == owner else { return }
            held = inbox
            show()
        }
    }

    /// Retries failed loads when the server becomes reachable.
    private func followReachability() async {
        await reachability.retryFailures({ notice }, waitUntilIdle: {}) { await refresh() }
    }
}

extension NotificationsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/notifications", requiresAuth: true)
}
