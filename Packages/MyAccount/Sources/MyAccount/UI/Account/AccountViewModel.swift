public import FlowKit
public import Model

/// The view model of the account.
@MainActor
public final class AccountViewModel: AccountViewModelProtocol, SignInPresenting {
    @Published public private(set) var session: Session?
    @Published public private(set) var isLookingForLatestOrder = false
    @Published public var alert: AlertState?
    @Published public private(set) var outbox = OutboxStatus()
    @Published public private(set) var conflicts: [OutboxConflict] = []
    @Published public private(set) var failedChanges: [FailedChange] = []
    @Published public private(set) var unreadCount: Int?
    public let signingOut: SigningOut
    private var isSending = false
    private var busyConflicts: Set<OutboxConflict.ID> = []
    private var busyChanges: Set<FailedChange.ID> = []

    private let dependencies: MyAccountDependencyContainer
    private(set) weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void

    public init(
        _ dependencies: MyAccountDependencyContainer, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        signingOut = SigningOut(dependencies, router: router)
    }

    public func observe() async {
        async let session: Void = followSession()
        async let status: Void = followOutbox()
        async let conflicts: Void = followConflicts()
        async let failed: Void = followFailedChanges()
        async let unread: Void = followNotifications()
        _ = await (session, status, conflicts, failed, unread)
    }

    public func refresh() async {
        let (outbox, orders, notifications) = (dependencies.outbox, dependencies.orders, dependencies.notifications)
        async let first = failure(of: { () throws(ServiceError) in try await outbox.refresh() })
        async let second = failure(of: { () throws(ServiceError) in _ = try await orders.orders(.networkOnly) })
        async let third = failure(of: { () throws(ServiceError) in try await notifications?.refresh() })
        // One that fails doesn't keep the others from being refreshed.
        for failure in await [first, second, third].compactMap(\.self) where !failure.isCancellation {
            return show(failure)
        }
    }

    private func failure(of work: @Sendable () async throws(ServiceError) -> Void) async -> ServiceError? {
        do throws(ServiceError) {
            try await work()
            return nil
        } catch {
            return error
        }
    }

    public func signIn() async {
        _ = await signedInUser()
    }

    public func openOrders() async {
        let screen = router?.frontScreen
        guard await isSignedIn(), let router, router.frontScreen == screen else { return }
        router.navigate(to: .orders())
    }

    public func openLatestOrder() async {
        await unlessBusy(\.isLookingForLatestOrder) {
            let (origin, user) = (ActionOrigin(router), session?.user?.id)
            let latest: Result<Order?, ServiceError>
            do throws(ServiceError) {
                latest = .success(try await dependencies.orders.orders(.cacheFirst)?.first)
            } catch {
                latest = .failure(error)
            }
            // The user may have left the screen, or signed out.
            guard origin.isInFront, session?.user?.id == user else { return }
            switch latest {
            case .success(let order?): router?.navigate(to: .order(order.id))
            case .success(nil): alert = AlertState(title: "No orders yet", message: "Your orders will appear here.")
            case .failure(let error): show(error)
            }
        }
    }

    public var canEditProfile: Bool { dependencies.profile != nil }

    public var hasAddresses: Bool { dependencies.addresses != nil }

    public func openAddresses() { router?.navigate(to: .addresses) }

    public var hasReviews: Bool { dependencies.ownReviews != nil }

    public func openReviews() { router?.navigate(to: .ownReviews) }

    public var hasSavedItems: Bool { dependencies.savedItems != nil }

    public func openSavedItems() { router?.navigate(to: .savedItems) }

    public func openProfile() { router?.navigate(to: .profile) }

    public func openNotifications() { router?.navigate(to: .notifications) }

    public var helpPages: [ShopPage] { dependencies.webURLs.site == nil ? [] : [.help, .returns, .payment] }

    public func open(_ page: ShopPage) { exit(.page(page)) }

    public func openAbout() { router?.navigate(to: .about) }

    public func sendNow() async {
        await unlessBusy(\.isSending) { await dependencies.outbox.send() }
    }

    public func dismiss(_ conflict: OutboxConflict) async {
        await unlessBusy(\.busyConflicts, with: conflict.id) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) { try await dependencies.outbox.dismiss(conflict.id) } catch {
                origin.show(error, on: self)
            }
        }
    }

    public func retry(_ change: FailedChange) async {
        await unlessBusy(\.busyChanges, with: change.id) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) { try await dependencies.outbox.retry(change.id) } catch {
                origin.show(error, on: self)
            }
        }
    }

    public func discard(_ change: FailedChange) async {
        await unlessBusy(\.busyChanges, with: change.id) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) { try await dependencies.outbox.discard(change.id) } catch {
                origin.show(error, on: self)
            }
        }
    }

    public func openSettings() {
        router?.navigate(to: .settings)
    }

    /// Returns whether the user is signed in, after presenting sign-in if needed.
    private func isSignedIn() async -> Bool {
        if session?.user != nil { return true }
        return await signedInUser() != nil
    }
}

// MARK: - Following

extension AccountViewModel {
    private func followSession() async {
        for await session in dependencies.session.session() { self.session = session }
    }

    private func followOutbox() async {
        for await status in dependencies.outbox.status() { self.outbox = status }
    }

    private func followConflicts() async {
        for await conflicts in dependencies.outbox.conflicts() { self.conflicts = conflicts }
    }

    private func followFailedChanges() async {
        for await changes in dependencies.outbox.failedChanges() { failedChanges = changes }
    }

    private func followNotifications() async {
        guard let notifications = dependencies.notifications else { return }
        for await count in notifications.unreadCount() { unreadCount = count }
    }
}

extension AccountViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "account", title: "Account", icon: "person", index: 4),
        path: "/account")
}
