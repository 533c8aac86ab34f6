import FlowKit
public import Foundation
import Loading
public import Model

extension ProductDetailsViewModel {
    public var pictures: [URL] { state.value?.pictures ?? [] }

    public var wished: Set<Product.ID> { hearts.shown }

    public var shareURL: URL? { dependencies.webURLs.url(ofProduct: id) }

    /// Adapts the rest of the page to a new state of the product, just before it is shown.
    func willShow(_ new: ViewState<Product, ServiceError>) {
        let old = state.value
        following.show([id])
        guard let product = new.value else { return }
        let rule = product.summary.stockRule
        let fitting = old == nil ? rule.minimum : rule.nearest(to: quantity) ?? rule.minimum
        if fitting != quantity { quantity = fitting }
        if !product.pictures.indices.contains(pictureIndex) { pictureIndex = 0 }
        if old?.summary.category != product.summary.category { lookAround(product.summary) }
        recordView()
    }

    private func lookAround(_ product: ProductSummary) {
        surroundings = ProductSurroundings(of: product)
        let loader = CachedLoader<ProductSurroundings, ServiceError> {
            [products = dependencies.products, categories = dependencies.categories] policy throws(ServiceError) in
            try await products.surroundings(of: product, categories: categories, policy)
        }
        forwarding.append(
            loader.$state.sink { [weak self] in
                // Failures to load the surroundings aren't reported, because the page works without them.
                if let value = $0.value { self?.show(value) }
            })
        around = loader
        loader.start()
    }

    private func show(_ new: ProductSurroundings) {
        if new != surroundings { surroundings = new }
        followingRelated.show(new.related.map(\.id))
    }

    /// Records the view once for each opened page. A product that isn't available isn't recorded.
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
