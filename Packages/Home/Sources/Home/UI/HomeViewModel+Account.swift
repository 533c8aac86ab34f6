import FlowKit
import Model

/// A user's orders that aren't delivered.
struct OrderCount: Hashable {
    let user: User.ID
    let count: Int
}

extension HomeViewModel {
    public var userName: String? { user.map { $0.firstName.isEmpty ? $0.displayName : $0.firstName } }

    public var orderCount: Int {
        guard let user else { return 0 }
        return pendingOrders + (sentOrders?.user == user.id ? sentOrders?.count ?? 0 : 0)
    }

    public func openOrders() { exit(.orders) }
    public func openReviews() { exit(.reviews) }

    func followAccount() async {
        guard let account = dependencies.account else { return }
        async let session: Void = followSession(account)
        async let sent: Void = followSentOrders(account)
        async let pending: Void = followPendingOrders(account)
        _ = await (session, sent, pending)
    }

    private func followSession(_ account: HomeAccount) async {
        for await session in account.session.session() where session.user != user { user = session.user }
    }

    /// Loads the orders of each user who signs in. The greeting doesn't wait for them.
    private func followSentOrders(_ account: HomeAccount) async {
        for await session in account.session.session() {
            if let user = session.user { await countOrders(of: user, .cacheFirst) }
        }
    }

    private func followPendingOrders(_ account: HomeAccount) async {
        for await pending in account.orders.pending() {
            if pending.count != pendingOrders { pendingOrders = pending.count }
            // An order that the server confirmed is stored with the others.
            if let user { await countOrders(of: user, .cacheOnly) }
        }
    }

    /// Counts the orders that aren't delivered. The count stays as it is if the orders can't be loaded.
    func countOrders(of user: User, _ policy: FetchPolicy) async {
        guard let orders = try? await dependencies.account?.orders.orders(policy) else { return }
        sentOrders = OrderCount(user: user.id, count: orders.count { $0.status == .placed || $0.status == .shipped })
    }
}
