import FlowKit
import Model

extension HomeViewModel {
    public func openOrders() { exit(.orders) }

    func followAccount() async {
        guard let account = dependencies.account else { return }
        async let sessions: Void = followSession(account)
        async let pending: Void = followPendingOrders(account)
        _ = await (sessions, pending)
    }

    private func followSession(_ account: HomeAccount) async {
        for await session in account.session.session() {
            if session.user?.id != user?.id { sentOrders = 0 }
            user = session.user
            await countOrders(.cacheFirst)
        }
    }

    private func followPendingOrders(_ account: HomeAccount) async {
        for await pending in account.orders.pending() {
            pendingOrders = pending.count
            // An order that the server confirmed is stored with the others.
            await countOrders(.cacheOnly)
        }
    }

    /// Counts the orders that aren't delivered. The count stays as it is if the orders can't be loaded.
    func countOrders(_ policy: FetchPolicy) async {
        guard let account = dependencies.account, let user else { return }
        guard let orders = try? await account.orders.orders(policy), user.id == self.user?.id else { return }
        sentOrders = orders.count { $0.status == .placed || $0.status == .shipped }
    }
}
