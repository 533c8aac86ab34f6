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
        async let session: Void = followSession()
        async let sent: Void = followSentOrders()
        async let pending: Void = followPendingOrders()
        _ = await (session, sent, pending)
    }

    private func followSession() async {
        for await session in dependencies.session.session() where session.user != user { user = session.user }
    }

    /// Loads the orders of each user who signs in. The greeting doesn't wait for them.
    private func followSentOrders() async {
        for await session in dependencies.session.session() {
            if let user = session.user { await countOrders(of: user, .cacheFirst) }
        }
    }

    private func followPendingOrders() async {
        for await pending in dependencies.orders.pending() {
            if pending.count != pendingOrders { pendingOrders = pending.count }
            // An order that the server confirmed is stored with the others.
            if let user { await countOrders(of: user, .cacheOnly) }
        }
    }

    /// Counts the orders that aren't delivered. The count stays as it is if the orders can't be loaded.
    func countOrders(of user: User, _ policy: FetchPolicy) async {
        guard let orders = try? await dependencies.orders.orders(policy) else { return }
        sentOrders = OrderCount(user: user.id, count: orders.count { $0.status == .placed || $0.status == .shipped })
    }
}
