public import FlowKit
public import Loading
public import Model

/// The view model of the bag. It observes the service, so that changes made on other screens appear immediately.
@MainActor
public final class BagViewModel: BagViewModelProtocol {
    @Published public var alert: AlertState?
    let undo: UndoOffer
    public let voucher: VoucherEntry

    @Published public internal(set) var savedItemCount = 0
    @Published public internal(set) var pendingOrders: [PendingOrder] = []
    @Published public internal(set) var conflicts: [OutboxConflict] = []
    @Published public internal(set) var failedChanges: [FailedChange] = []

    let dependencies: BagDependencyContainer
    private(set) weak var router: Router<BagRoute>?
    let exit: @MainActor (BagExit) -> Void
    /// The lines that are being removed or saved.
    var busy: Set<Product.ID> = []
    private var isCheckingOut = false
    var busyConflicts: Set<OutboxConflict.ID> = []
    var busyChanges: Set<FailedChange.ID> = []
    private let stored = StreamLoader<Bag, ServiceError>(atEnd: .storage("the bag can't be read"))
    @Published private var wanted = PendingWrites<Product.ID, Int>()
    var storing: Task<Void, Never>?
    private var forwarding: [AnyCancellable] = []

    /// - Parameters:
    ///   - dependencies: The services of the screen.
    ///   - undo: Offers to undo the latest change. By default, nothing shows the offer.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    ///   - exit: Handles the exits.
    public init(
        _ dependencies: BagDependencyContainer, undo: UndoOffer? = nil, router: Router<BagRoute>? = nil,
        exit: @escaping @MainActor (BagExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        self.undo = undo ?? UndoOffer(clock: dependencies.clock)
        voucher = VoucherEntry(dependencies.voucher)
        forwarding = [forwardChanges(of: stored), forwardChanges(of: voucher)]
    }

    public var state: ViewState<Bag, ServiceError> {
        stored.state.map { bag in wanted.changes.reduce(into: bag) { $0.set($1.value, of: $1.key) } }
    }
    public var notice: ServiceError? { stored.notice }

    public func observe() async {
        await stored.observe { show in
            await followStored(self.dependencies.bag.bag, storedCount: { self.wanted.storedCount }, show: show)
        } alongside: {
            async let ordering: Void = self.followOrdering()
            async let saved: Void = self.followSavedItems()
            _ = await (ordering, saved)
        }
    }

    public func retry() { stored.retry() }

    public func open(_ line: BagLine) {
        exit(.product(line.id))
    }

    public func startShopping() {
        exit(.shop)
    }

    /// Writes are sequential, so that quick taps are stored in order, even if the screen is closed.
    public func setQuantity(_ quantity: Int, of id: Product.ID) {
        wanted.request(quantity, for: id)
        guard storing == nil else { return }
        let origin = ActionOrigin(router)
        storing = Task { await store(from: origin) }
    }

    /// Removes a line after pending quantities are stored, so that undo restores the quantity that was shown.
    public func remove(_ line: BagLine) async {
        await unlessBusy(\.busy, with: line.id) { await removeNow(line) }
    }

    /// Opens the checkout after pending quantities are stored, unless the user has left the bag in the meantime.
    public func checkOut() async {
        await unlessBusy(\.isCheckingOut) {
            let origin = ActionOrigin(router)
            await storing?.value
            if origin.isInFront { exit(.checkout) }
        }
    }

    private func removeNow(_ line: BagLine) async {
        let origin = ActionOrigin(router)
        await storing?.value
        do throws(BagError) {
            guard let removed = try await dependencies.bag.remove(line.id) else { return }
            dependencies.analytics.track(.bagChanged(line.id, quantity: 0))
            undo.offer("\(line.product.title) removed") {
                // Undoing works without the screen, which may be closed. The offer doesn't retain what retains the offer.
                [weak self, bag = dependencies.bag, analytics = dependencies.analytics] in
                do throws(BagError) {
                    try await bag.restore(removed)
                    analytics.track(.bagChanged(removed.line.id, quantity: removed.line.quantity))
                } catch {
                    origin.show(error, title: "Couldn't add to bag", on: self)
                }
            }
        } catch {
            origin.show(error, title: "Couldn't remove from bag", on: self)
        }
    }

    private func store(from origin: ActionOrigin) async {
        while let next = wanted.next {
            do throws(BagError) {
                try await dependencies.bag.setQuantity(next.value, of: next.key)
                dependencies.analytics.track(.bagChanged(next.key, quantity: next.value))
                stored.update { $0.set(next.value, of: next.key) }
                wanted.didStore(next.value, for: next.key)
            } catch {
                // A newer quantity is stored instead.
                guard wanted.next?.value == next.value else { continue }
                wanted.refused(next.key)
                origin.show(error, title: "Couldn't change quantity", on: self)
            }
        }
        storing = nil
    }
}

extension Bag {
    /// Sets the quantity of a line. Does nothing if the bag doesn't contain the product.
    fileprivate mutating func set(_ quantity: Int, of id: Product.ID) {
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        lines[index].quantity = quantity
    }
}

// MARK: - Ordering

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

// MARK: - Saving

extension BagViewModel {
    public func openSavedItems() { exit(.savedItems) }

    /// Saves a line after pending quantities are stored, so that the quantity that was shown is saved.
    public func saveForLater(_ line: BagLine) async {
        await unlessBusy(\.busy, with: line.id) { await saveNow(line) }
    }

    private func saveNow(_ line: BagLine) async {
        let origin = ActionOrigin(router)
        await storing?.value
        do throws(BagError) {
            guard let saved = try await dependencies.savedItems.saveForLater(line.id) else { return }
            dependencies.analytics.track(.bagChanged(line.id, quantity: 0))
            undo.offer("\(line.product.title) saved for later") {
                [weak self, savedItems = dependencies.savedItems, analytics = dependencies.analytics] in
                let line = saved.removed.line
                do throws(BagError) {
                    try await savedItems.takeBack(saved)
                    analytics.track(.bagChanged(line.id, quantity: line.quantity))
                } catch {
                    origin.show(error, title: "Couldn't add to bag", on: self)
                }
            }
        } catch {
            origin.show(error, title: "Couldn't remove from bag", on: self)
        }
    }

    func followSavedItems() async {
        for await count in dependencies.savedItems.count() { savedItemCount = count }
    }
}

extension BagViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "bag", title: "Bag", icon: "bag", index: 3),
        path: "/bag")
}
