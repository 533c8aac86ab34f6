import FlowKit
import Loading
import Model

/// The number of something that a user has.
struct UserCount: Hashable {
    let user: User.ID
    let count: Int
}

extension HomeViewModel {
    public var userName: String? { user.map { $0.firstName.isEmpty ? $0.displayName : $0.firstName } }

    public var orderCount: Int {
        guard let user else { return 0 }
        return pendingOrders + (sentOrders?.user == user.id ? sentOrders?.count ?? 0 : 0)
    }

    public var reviewCount: Int { reviews.flatMap { $0.user == user?.id ? $0.count : nil } ?? 0 }

    public func openOrders() { exit(.orders) }
    public func openReviews() { exit(.reviews) }

    func followAccount() async {
        async let session: Void = followSession()
        async let pending: Void = followPendingOrders()
        async let canceled: Void = followCancellations()
        async let written: Void = followWritings()
        _ = await (session, pending, canceled, written)
    }

    /// Greets each user who signs in, and counts their orders and reviews.
    private func followSession() async {
        // A slow request doesn't delay the next session.
        await withDiscardingTaskGroup { requests in
            for await session in dependencies.session.session() {
                if session.user != user { user = session.user }
                guard let user else { continue }
                requests.addTask { await self.countOrders(of: user, .cacheFirst) }
                requests.addTask { await self.countReviews(of: user, .cacheFirst) }
            }
        }
    }

    private func followPendingOrders() async {
        for await pending in dependencies.orders.pending() {
            if pending.count != pendingOrders { pendingOrders = pending.count }
            // An order that the server confirmed is stored with the others.
            if let user { await countOrders(of: user, .cacheOnly) }
        }
    }

    /// Counts again after the user has canceled an order.
    private func followCancellations() async {
        for await _ in dependencies.orders.cancellations().dropFirst() {
            if let user { await countOrders(of: user, .cacheOnly) }
        }
    }

    /// Counts again after the user has written a review.
    private func followWritings() async {
        for await _ in dependencies.ownReviews.writings().dropFirst() {
            if let user { await countReviews(of: user, .networkOnly) }
        }
    }

    /// Counts the user's reviews. The count stays as it is if they can't be loaded.
    func countReviews(of user: User, _ policy: FetchPolicy) async {
        guard let reviews = try? await dependencies.ownReviews.ownReviews(policy) else { return }
        // Another user may have signed in.
        guard user.id == self.user?.id else { return }
        self.reviews = UserCount(user: user.id, count: reviews.count)
    }

    /// Counts the orders that aren't delivered. The count stays as it is if the orders can't be loaded.
    func countOrders(of user: User, _ policy: FetchPolicy) async {
        guard let orders = try? await dependencies.orders.orders(policy) else { return }
        guard user.id == self.user?.id else { return }
        sentOrders = UserCount(user: user.id, count: orders.count { $0.status == .placed || $0.status == .shipped })
    }
}
