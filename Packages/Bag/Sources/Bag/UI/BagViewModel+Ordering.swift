import FlowKit
import Foundation
public import Model
import SharedUI

extension BagViewModel {
    public var canOrder: Bool { dependencies.ordering != nil }

    public func openOrders() { exit(.orders) }

    public func dismiss(_ conflict: OutboxConflict) async {
        do throws(ServiceError) {
            try await dependencies.ordering?.outbox?.dismiss(conflict.id)
        } catch {
            show(BagError.service(error))
        }
    }

    public func retry(_ change: FailedChange) async {
        do throws(ServiceError) {
            try await dependencies.ordering?.outbox?.retry(change.id)
        } catch {
            show(BagError.service(error))
        }
    }

    public func discard(_ change: FailedChange) async {
        do throws(ServiceError) {
            try await dependencies.ordering?.outbox?.discard(change.id)
        } catch {
            show(BagError.service(error))
        }
    }

    public func placeOrder() {
        guard let orders = dependencies.ordering?.orders, !isOrdering else { return }
        guard session?.user != nil else {
            wish.waitsForSignIn = true
            // If the session isn't known yet, ordering continues as soon as it is.
            if session != nil { exit(.signIn) }
            return
        }
        wish.waitsForSignIn = false
        isOrdering = true
        // The task holds the router while it awaits the response, so it is cancelled when this object is released.
        ordering = Task { [weak self] in
            await self?.storing?.value
            await self?.ask(orders)
            self?.isOrdering = false
        }
    }

    /// Orders exactly the lines that the user confirmed. If any has changed since, the order isn't placed.
    private func ask(_ orders: any OrdersService) async {
        guard let bag = state.value, !bag.isEmpty else { return }
        do throws(PlaceOrderError) {
            let draft = try OrderDraft(bag.lines)
            guard await router?.ask(.placeOrder(of: bag.itemCount, for: draft.total)) == DialogState.orderAnswer
            else { return }
            try await orders.place(bag.lines, details: nil, key: PendingOrder.ID(rawValue: UUID()))
            dependencies.analytics.track(.ordered(itemCount: bag.itemCount))
        } catch {
            show(error)
        }
    }

    private func show(_ error: PlaceOrderError) {
        switch error {
        case .signedOut:
            wish.waitsForSignIn = true
            exit(.signIn)
        case .service(let error): show(BagError.service(error))
        case .empty, .refused, .changed, .tooExpensive, .unsupported:
            alert = AlertState(title: "Order not placed", message: "\(error)")
        }
    }
}

// MARK: - Following

extension BagViewModel {
    func followOrdering() async {
        guard let ordering = dependencies.ordering else { return }
        async let session: Void = follow(ordering.session)
        async let pending: Void = follow(ordering.orders)
        async let conflicts: Void = follow(ordering.outbox)
        async let failed: Void = followFailedChanges(ordering.outbox)
        _ = await (session, pending, conflicts, failed)
    }

    private func follow(_ service: any SessionService) async {
        for await session in service.session() {
            let wasKnown = self.session != nil
            self.session = session
            if wish.waitsForSignIn, session.user != nil || !wasKnown { placeOrder() }
        }
    }

    private func follow(_ orders: any OrdersService) async {
        for await pending in orders.pending() { pendingOrders = pending }
    }

    private func follow(_ outbox: (any OutboxService)?) async {
        guard let outbox else { return }
        for await conflicts in outbox.conflicts() {
            let new = conflicts.filter(\.kind.concernsTheBag)
            if new != self.conflicts { self.conflicts = new }
        }
    }

    private func followFailedChanges(_ outbox: (any OutboxService)?) async {
        guard let outbox else { return }
        for await changes in outbox.failedChanges() {
            let new = changes.filter(\.subject.concernsTheBag)
            if new != failedChanges { failedChanges = new }
        }
    }
}

extension FailedChange.Subject {
    fileprivate var concernsTheBag: Bool {
        switch self {
        case .bag, .order: true
        case .wishlist, .profile: false
        }
    }
}

extension OutboxConflictKind {
    fileprivate var concernsTheBag: Bool {
        switch self {
        case .lowered, .raised, .soldOut, .gone, .orderRefused, .orderNotAccepted: true
        case .wishRefused, .profileRefused, .refused: false
        }
    }
}

extension DialogState {
    /// The confirmation before an order is placed.
    static func placeOrder(of count: Int, for total: Money) -> DialogState {
        DialogState(
            title: "Place order?",
            message: "You're ordering \(count == 1 ? "1 item" : "\(count) items") for \(total.formatted).",
            actions: [
                DialogState.Action(id: orderAnswer, title: "Order for \(total.formatted)"),
                DialogState.Action(id: "cancel", title: "Cancel", role: .cancel),
            ])
    }

    /// The action that places the order.
    static var orderAnswer: DialogState.Action.ID { "order" }
}
