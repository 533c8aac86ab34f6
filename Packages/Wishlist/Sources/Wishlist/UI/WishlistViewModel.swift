public import FlowKit
public import Loading
public import Model

/// The view model of the wishlist. It observes the service, so that changes made on other screens appear immediately.
@MainActor
public final class WishlistViewModel: WishlistViewModelProtocol {
    @Published public var alert: AlertState?
    let undo: UndoOffer
    /// The items that are being removed or moved.
    private var busy: Set<Product.ID> = []
    private let items = StreamLoader<[WishlistItem], ServiceError>(atEnd: .storage("the wishlist can't be read"))
    private var forwarding: AnyCancellable?

    private let dependencies: WishlistDependencyContainer
    private weak var router: Router<WishlistRoute>?
    private let exit: @MainActor (WishlistExit) -> Void

    /// Creates the view model. By default, nothing shows its offer to undo, and its screen counts as being in front.
    public init(
        _ dependencies: WishlistDependencyContainer, undo: UndoOffer? = nil, router: Router<WishlistRoute>? = nil,
        exit: @escaping @MainActor (WishlistExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        self.undo = undo ?? UndoOffer(clock: dependencies.clock)
        forwarding = forwardChanges(of: items)
    }

    public var state: ViewState<[WishlistItem], ServiceError> { items.state }
    public var notice: ServiceError? { items.notice }

    public func observe() async {
        await items.observe { [dependencies] in dependencies.wishlist.items() }
    }

    public func retry() { items.retry() }

    public func refresh() async {
        do throws(ServiceError) { try await dependencies.outbox.refresh() } catch { show(error) }
    }

    public func open(_ item: WishlistItem) {
        exit(.product(item.id))
    }

    public func startShopping() {
        exit(.shop)
    }

    public func remove(_ item: WishlistItem) async {
        await unlessBusy(\.busy, with: item.id) { await removeNow(item) }
    }

    public func moveToBag(_ item: WishlistItem) async {
        await unlessBusy(\.busy, with: item.id) { await moveNow(item) }
    }

    private func removeNow(_ item: WishlistItem) async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) {
            guard let removed = try await dependencies.toggleWishlist(item.id, isOn: false) else { return }
            undo.offer("\(localized: item.title) removed") {
                [weak self, toggleWishlist = dependencies.toggleWishlist] in
                do throws(ServiceError) { try await toggleWishlist.takeBack(removed) } catch {
                    origin.show(error, on: self)
                }
            }
        } catch {
            origin.show(error, on: self)
        }
    }

    private func moveNow(_ item: WishlistItem) async {
        let origin = ActionOrigin(router)
        do throws(BagError) {
            guard let moved = try await dependencies.moveToBag(item.id) else { return }
            undo.offer("\(localized: item.title) moved to bag") {
                [weak self, moveToBag = dependencies.moveToBag] in
                do throws(BagError) { try await moveToBag.takeBack(moved) } catch {
                    origin.show(error, title: "Couldn't add to bag", on: self)
                }
            }
        } catch {
            origin.show(error, title: "Couldn't add to bag", on: self)
        }
    }
}

extension WishlistItem {
    /// The product's title, or a placeholder if the product isn't stored.
    var title: LocalizedStringResource { product.map { "\($0.title)" } ?? "Product \(id.description)" }
}

extension WishlistViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "wishlist", title: "Wishlist", icon: "heart", index: 2),
        path: "/wishlist")
}
