import FlowKit
import Loading
import Model

extension ProductDetailsViewModel {
    /// Updates the page when the stored product changes.
    func followChanges() async {
        await following.follow { changes in
            switch changes[id] {
            case .now(let new): product.adopt(new, isFresh: saysItIsGone)
            case .gone: showAsGone()
            case nil: break
            }
        }
    }

    /// Shows that the product is no longer available. The content stays readable, but the product can't be bought.
    private func showAsGone() {
        if var shown = product.state.value {
            shown.summary = ProductChange<ProductSummary>.gone.applied(to: shown.summary)
            product.adopt(shown)
        }
        if !saysItIsGone { product.adopt(.notFound("product \(id)")) }
    }

    private var saysItIsGone: Bool {
        if case .notFound = product.state.failure ?? product.notice { true } else { false }
    }

    func followRelatedChanges() async {
        await followingRelated.follow { changes in
            guard let surroundings else { return }
            let related = surroundings.related.map { changes[$0.id]?.applied(to: $0) ?? $0 }
            if related != surroundings.related { self.surroundings?.related = related }
        }
    }
}
