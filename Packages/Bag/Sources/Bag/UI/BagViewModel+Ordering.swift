import FlowKit
import Loading
public import Model

extension BagViewModel {
    public func openOrders() { exit(.orders) }

    public func refresh() async {
        do throws(ServiceError) { try await dependencies.outbox.refresh() } catch { show(error) }
    }

    public func applyVoucher() async {
        guard let subtotal = state.value?.totals?.total else { return }
        await voucher.unlessBusy(\.isStoring) {
            await perform { () throws(ServiceError) in try await voucher.apply(to: subtotal) }
        }
    }

    public func removeVoucher() async {
        await voucher.unlessBusy(\.isStoring) {
            await perform { () throws(ServiceError) in try await voucher.remove() }
        }
    }

    public func dismiss(_ conflict: OutboxConflict) async {
        await unlessBusy(\.busyConflicts, with: conflict.id) {
            await perform { () throws(ServiceError) in try await dependencies.outbox.dismiss(conflict.id) }
        }
    }

    public func retry(_ change: FailedChange) async {
        await unlessBusy(\.busyChanges, with: change.id) {
            await perform { () throws(ServiceError) in try await dependencies.outbox.retry(change.id) }
        }
    }

    public func discard(_ change: FailedChange) async {
        await unlessBusy(\.busyChanges, with: change.id) {
            await perform { () throws(ServiceError) in try await dependencies.outbox.discard(change.id) }
        }
    }

    /// Performs an action, and shows its failure.
    private func perform(_ action: () async throws(ServiceError) -> Void) async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) { try await action() } catch { origin.show(error, on: self) }
    }
}

// MARK: - Following

extension BagViewModel {
    func followOrdering() async {
        async let pending: Void = follow(dependencies.orders)
        async let conflicts: Void = follow(dependencies.outbox)
        async let failed: Void = followFailedChanges(dependencies.outbox)
        async let voucher: Void = self.voucher.follow()
        _ = await (pending, conflicts, failed, voucher)
    }

    private func follow(_ orders: any OrdersService) async {
        for await pending in orders.pending() { pendingOrders = pending }
    }

    private func follow(_ outbox: any OutboxService) async {
        for await conflicts in outbox.conflicts() {
            let new = conflicts.filter(\.kind.concernsTheBag)
            if new != self.conflicts { self.conflicts = new }
        }
    }

    private func followFailedChanges(_ outbox: any OutboxService) async {
        for await changes in outbox.failedChanges() {
            let new = changes.filter(\.subject.concernsTheBag)
            if new != failedChanges { failedChanges = new }
        }
    }
}

extension FailedChange.Subject {
    fileprivate var concernsTheBag: Bool {
        switch self {
        case .bag, .order, .unreadable: true
        case .wishlist, .cancellation, .profile: false
        }
    }
}

extension OutboxConflictKind {
    fileprivate var concernsTheBag: Bool {
        switch self {
        case .lowered, .raised, .soldOut, .gone, .orderRefused, .orderNotAccepted: true
        case .cancellationRefused, .wishRefused, .profileRefused, .refused: false
        }
    }
}
