public import FlowKit
public import Model
import SharedUI

/// The shop's window: what is stored at once, what is fresh behind it.
@MainActor
public final class HomeViewModel: HomeViewModelProtocol {
    @Published public var searchText = ""
    @Published public private(set) var recentlyViewed: [ProductSummary] = []
    @Published public private(set) var wishlist: Set<Product.ID> = []
    @Published public var alert: AlertState?

    private let dependencies: HomeDependencyContainer
    private let loader: StoredFirstLoader<HomeContent, ServiceError>
    private let exit: @MainActor (HomeExit) -> Void
    private var forwarding: AnyCancellable?

    public init(_ dependencies: HomeDependencyContainer, exit: @escaping @MainActor (HomeExit) -> Void) {
        self.dependencies = dependencies
        self.exit = exit
        loader = StoredFirstLoader { [products = dependencies.products] origin throws(ServiceError) in
            try await products.homeContent(origin)
        }
        forwarding = loader.objectWillChange.sink { [weak self] in
            MainActor.assumeIsolated { self?.objectWillChange.send() }
        }
    }

    public var state: ViewState<HomeContent, ServiceError> { loader.state }
    public var notice: ServiceError? { loader.notice }
    /// Whether something newer than what is shown is on its way.
    var isLoading: Bool { loader.isRefreshing }

    public func retry() { loader.retry() }

    public func refresh() async {
        await loader.refresh()
    }

    public func submitSearch() {
        guard let text = ProductQuery(text: searchText).searchText else { return }
        searchText = ""
        exit(.search(text))
    }

    public func open(_ product: ProductSummary) { exit(.product(product.id)) }
    public func open(_ category: Model.Category) { exit(.category(category.id)) }
    public func openAllProducts() { exit(.allProducts) }
}

// MARK: - Following

extension HomeViewModel {
    public func observe() async {
        loader.start()
        async let recents: Void = followRecents()
        async let wishlist: Void = followWishlist()
        async let reachability: Void = followReachability()
        _ = await (recents, wishlist, reachability)
    }

    private func followRecents() async {
        for await products in dependencies.recents.recentlyViewed(limit: 10) { recentlyViewed = products }
    }

    private func followWishlist() async {
        for await ids in dependencies.wishlist.productIDs() { wishlist = ids }
    }

    /// Tries again by itself what may succeed now that the server can be reached.
    private func followReachability() async {
        var wasOffline = false
        for await reachability in dependencies.reachability.reachability() {
            guard reachability == .online else {
                wasOffline = true
                continue
            }
            // What is on its way may have been sent before the connection came back, and fail yet.
            if wasOffline { await loader.waitUntilIdle() }
            wasOffline = false
            guard !Task.isCancelled, (state.failure ?? notice)?.isTransient == true else { continue }
            retry()
        }
    }
}

// MARK: - The wishlist

extension HomeViewModel {
    public func toggleWishlist(_ product: ProductSummary) async {
        do throws(ServiceError) {
            if wishlist.contains(product.id) {
                try await dependencies.wishlist.remove(product.id)
            } else {
                try await dependencies.wishlist.add(product.id)
            }
        } catch {
            guard error != .cancelled else { return }
            let copy = ErrorCopy(error)
            alert = AlertState(title: copy.title, message: copy.message)
        }
    }
}
