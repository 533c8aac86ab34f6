public import FlowKit
import Loading
public import Model

/// The view model of the account.
@MainActor
public final class AccountViewModel: AccountViewModelProtocol {
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

    private let dependencies: AccountDependencyContainer
    private weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void

    init(
        _ dependencies: AccountDependencyContainer, signingOut: SigningOut, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        self.signingOut = signingOut
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
        async let third = failure(of: { () throws(ServiceError) in try await notifications.refresh() })
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

    public func signIn() { exit(.signIn) }

    public func openOrders() { exit(.orders) }

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
            case .success(let order?): exit(.order(order.id))
            case .success(nil): alert = AlertState(title: "No orders yet", message: "Your orders will appear here.")
            case .failure(let error): show(error)
            }
        }
    }

    public var canEditProfile: Bool { dependencies.canEditProfile }

    public func openAddresses() { router?.navigate(to: .addresses) }

    public func openReviews() { exit(.ownReviews) }

    public func openSavedItems() { exit(.savedItems) }

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
}

/// The dependencies of the account's view model.
struct AccountDependencyContainer {
    let session: any SessionService
    let orders: any OrdersService
    let outbox: any OutboxService
    let notifications: any NotificationService
    let webURLs: any WebURLProvider
    let canEditProfile: Bool
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
        for await count in dependencies.notifications.unreadCount() { unreadCount = count }
    }
}

extension AccountViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "account", title: "Account", icon: "person", index: 4),
        path: "/account")
}
