public import FlowKit
public import Foundation
public import Model
import SharedUI

/// A product's page: what is stored at once, what is fresh behind it, and the way into the bag.
@MainActor
public final class ProductDetailsViewModel: ProductDetailsViewModelProtocol {
    @Published public private(set) var state: ViewState<Product, ServiceError> = .loading
    @Published public private(set) var notice: ServiceError?
    @Published public private(set) var surroundings: ProductSurroundings?
    @Published var hearts = WantedHearts()
    @Published public private(set) var quantityInBag = 0
    @Published public var pictureIndex = 0
    @Published public var quantity = 1
    @Published public var alert: AlertState?
    public let added: UndoOffer

    let id: Product.ID
    let dependencies: ProductDetailsDependencyContainer
    var storingHearts: Task<Void, Never>?
    private let exit: @MainActor (ProductDetailsExit) -> Void
    private let product: StoredFirstLoader<Product, ServiceError>
    private var around: StoredFirstLoader<ProductSurroundings, ServiceError>?
    private var forwarding: [AnyCancellable] = []
    private var reachability: Reachability?
    private var isViewRecorded = false

    public init(
        _ id: Product.ID, _ dependencies: ProductDetailsDependencyContainer,
        exit: @escaping @MainActor (ProductDetailsExit) -> Void
    ) {
        self.id = id
        self.dependencies = dependencies
        self.exit = exit
        added = UndoOffer(clock: dependencies.clock)
        product = StoredFirstLoader { [products = dependencies.products] origin throws(ServiceError) in
            try await products.product(id, origin)
        }
        forwarding = [
            product.$state.sink { [weak self] in self?.show($0) },
            product.$notice.sink { [weak self] in self?.notice = $0 },
        ]
    }

    public func observe() async {
        product.start()
        async let wished: Void = followWishlist()
        async let bag: Void = followBag()
        async let reachability: Void = followReachability()
        _ = await (wished, bag, reachability)
    }

    public func refresh() async {
        await product.refresh()
        await around?.refresh()
    }

    public func retry() {
        product.retry()
    }

    public func open(_ product: ProductSummary) { exit(.product(product.id)) }

    public func openCategory() {
        if let product = state.value { exit(.category(product.summary.category)) }
    }

    public func openBag() { exit(.bag) }
}

// MARK: - What is shown

extension ProductDetailsViewModel {
    public var pictures: [URL] {
        guard let product = state.value else { return [] }
        let images = product.details.images
        return images.isEmpty ? [product.summary.thumbnail].compactMap(\.self) : images
    }

    public var wished: Set<Product.ID> { hearts.shown }

    public var shareURL: URL? { dependencies.webURLs.url(ofProduct: id) }

    private func show(_ new: ViewState<Product, ServiceError>) {
        let isFirst = !state.isSuccess
        let category = state.value?.summary.category
        state = new
        guard let product = new.value else { return }
        let rule = product.summary.stockRule
        quantity = isFirst ? rule.minimum : rule.nearest(to: quantity) ?? rule.minimum
        if !pictures.indices.contains(pictureIndex) { pictureIndex = 0 }
        if category != product.summary.category { lookAround(product.summary) }
        recordView()
    }

    private func lookAround(_ product: ProductSummary) {
        surroundings = ProductSurroundings(of: product)
        let loader = StoredFirstLoader<ProductSurroundings, ServiceError> {
            [products = dependencies.products] origin throws(ServiceError) in
            try await products.surroundings(of: product, origin)
        }
        forwarding.append(
            loader.$state.sink { [weak self] in
                // What is around a product is an extra: nobody misses it while it can't be loaded.
                if let value = $0.value { self?.surroundings = value }
            })
        around = loader
        loader.start()
    }

    /// Once for each time the page is opened; a product that is not there is not viewed.
    private func recordView() {
        guard !isViewRecorded else { return }
        isViewRecorded = true
        Task { [weak self, id, recents = dependencies.recents] in
            do throws(ServiceError) {
                try await recents.recordView(of: id)
            } catch {
                self?.isViewRecorded = false
            }
        }
    }
}

// MARK: - What is followed

extension ProductDetailsViewModel {
    private func followWishlist() async {
        for await ids in dependencies.wishlist.productIDs() { hearts.stored = ids }
    }

    private func followBag() async {
        for await bag in dependencies.bag.bag() { quantityInBag = bag[id]?.quantity ?? 0 }
    }

    /// Loads again what could not be loaded, as soon as the server can be reached again.
    private func followReachability() async {
        for await now in dependencies.reachability.reachability() {
            let isBack = now == .online && reachability == .offline
            let isWaiting = now == .online && (notice == .offline || state.failure == .offline)
            reachability = now
            if isBack || isWaiting { await refresh() }
        }
    }
}
