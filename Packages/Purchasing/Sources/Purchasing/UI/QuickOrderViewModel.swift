public import FlowKit
import Loading
public import Model

/// The view model of the quick order.
@MainActor
public final class QuickOrderViewModel: QuickOrderViewModelProtocol {
    @Published public var text = "" {
        didSet { if text != oldValue { isUnreadable = false } }
    }
    @Published public private(set) var isUnreadable = false
    @Published public private(set) var lines: [QuickOrderLine] = []
    @Published public private(set) var isAdding = false
    @Published public var alert: AlertState?

    private let products: any ProductService
    private let addToBag: AddToBag
    private let reachability: any ReachabilityService
    private weak var router: Router<PurchasingRoute>?
    private let exit: @MainActor (PurchasingExit) -> Void

    /// - Parameters:
    ///   - products: Loads the products.
    ///   - addToBag: Adds them to the bag.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    ///   - exit: Handles the exits.
    public init(
        _ products: any ProductService, addToBag: AddToBag, reachability: any ReachabilityService,
        router: Router<PurchasingRoute>,
        exit: @escaping @MainActor (PurchasingExit) -> Void
    ) {
        self.products = products
        self.addToBag = addToBag
        self.reachability = reachability
        self.router = router
        self.exit = exit
    }

    public var total: Money? {
        guard !lines.isEmpty, lines.allSatisfy(\.isAvailable) else { return nil }
        return BagTotals(lines.compactMap(\.bagLine))?.total
    }

    public func observe() async {
        // A load may have been cancelled when the user left the screen.
        async let rest: Void = load(lines.filter(\.product.isLoading).map(\.id))
        await reachability.retryFailures({
            lines.lazy.compactMap(\.product.failure).first(where: \.isTransient)
        }) {
        } retry: {
            await retry()
        }
        await rest
    }

    public func check() async {
        let order = QuickOrder(text)
        text = order.unreadable.joined(separator: "\n")
        isUnreadable = !order.unreadable.isEmpty
        for entry in order.entries {
            if let index = index(of: entry.product) {
                lines[index].quantity = lines[index].quantity.saturating(adding: entry.quantity)
            } else {
                lines.append(QuickOrderLine(id: entry.product, quantity: entry.quantity))
            }
        }
        await load(order.entries.map(\.product))
    }

    public func retry() async {
        let failed = lines.filter { $0.product.failure?.isTransient == true }.map(\.id)
        for index in lines.indices where failed.contains(lines[index].id) { lines[index].product = .loading }
        await load(failed)
    }

    /// Loads products, one after the other: those that are stored are there at once.
    private func load(_ ids: [Product.ID]) async {
        for id in ids where index(of: id).map({ lines[$0].product.value == nil }) == true {
            let product: ViewState<ProductSummary, ServiceError>
            do throws(ServiceError) {
                let found = try await products.product(id, .cacheFirst)
                product = found.map { .success($0.summary) } ?? .error(.notFound("product \(id)"))
            } catch {
                // The user has left the screen. The products are loaded when it appears again.
                if error == .cancelled { return }
                product = .error(error)
            }
            // The user may have removed the line in the meantime.
            if let index = index(of: id) { lines[index].product = product }
        }
    }

    private func index(of id: Product.ID) -> Int? { lines.firstIndex { $0.id == id } }
}

// MARK: - Changing and ordering

extension QuickOrderViewModel {
    public func setQuantity(_ quantity: Int, of id: Product.ID) {
        if let index = index(of: id) { lines[index].quantity = quantity }
    }

    public func remove(_ id: Product.ID) { lines.removeAll { $0.id == id } }

    public func open(_ id: Product.ID) { exit(.product(id)) }

    public func addToBag() async {
        guard total != nil else { return }
        await unlessBusy(\.isAdding) { await addLines() }
    }

    private func addLines() async {
        let origin = ActionOrigin(router)
        var problems: [LocalizedStringResource] = []
        var isAnyAdded = false
        for id in lines.map(\.id) {
            // The user may have removed or changed the line in the meantime.
            guard let line = lines.first(where: { $0.id == id })?.bagLine else { continue }
            do throws(BagError) {
                try await addToBag(id, quantity: line.quantity)
                isAnyAdded = true
                remove(id)
            } catch {
                if error.isCancellation { return }
                problems.append("\(line.product.title): \(localized: ErrorCopy.reason(of: error))")
            }
        }
        if let first = problems.first {
            let alert = AlertState(
                title: isAnyAdded ? "Couldn't add everything to your bag" : "Couldn't add to bag",
                message: problems.dropFirst().reduce(first) { "\(localized: $0)\n\(localized: $1)" })
            origin.show(alert, on: self)
        } else if origin.isInFront {
            exit(.bag)
        }
    }
}

extension QuickOrderViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .purchasing,
        tab: TabConfig(identifier: "quick-order", title: "Quick order", icon: "list.bullet", index: 0),
        path: "/purchasing", permission: "purchasing")
}
