public import FlowKit
public import Foundation
public import Loading
public import Model

/// The view model of a product's pictures in full size.
@MainActor
public final class ProductPicturesViewModel: ProductPicturesViewModelProtocol {
    @Published private var chosen: Int

    private let id: Product.ID
    private var route: ProductDetailsRoute
    private let product: CachedLoader<Product, ServiceError>
    private let reachability: any ReachabilityService
    private weak var router: Router<ProductDetailsRoute>?
    private var forwarding: AnyCancellable?

    /// - Parameters:
    ///   - id: The product.
    ///   - picture: The number of the shown picture. By default, the first picture of the product.
    ///   - products: Loads the product.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - router: Closes the screen. It is held weakly.
    public init(
        _ id: Product.ID, picture: Int?, _ products: any ProductService, reachability: any ReachabilityService,
        router: Router<ProductDetailsRoute>
    ) {
        self.id = id
        route = .productPictures(id: id, picture: picture)
        chosen = max(picture ?? 1, 1) - 1
        self.reachability = reachability
        self.router = router
        product = CachedLoader { policy throws(ServiceError) in
            try await products.product(id, policy)
        }
        forwarding = forwardChanges(of: product)
    }

    public var state: ViewState<Product, ServiceError> { product.state }
    public var pictures: [URL] { state.value?.pictures ?? [] }
    public var index: Int { min(chosen, max(pictures.count - 1, 0)) }

    public func observe() async {
        product.start(Self.routeConfig.fetchPolicy)
        await product.retryFailures(with: reachability)
    }

    public func retry() { product.retry() }

    public func turn(by step: Int) {
        let new = min(max(index + step, 0), max(pictures.count - 1, 0))
        guard new != index else { return }
        chosen = new
        let old = route
        route = .productPictures(id: id, picture: new + 1)
        router?.replace(old, with: route)
    }

    public func show(_ number: Int?) {
        route = .productPictures(id: id, picture: number)
        chosen = max(number ?? 1, 1) - 1
    }

    public func close() { router?.leave(route) }
}

extension ProductPicturesViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/products/:id/pictures?picture", transition: .fullScreenCover, animation: .zoom)
}
