import FlowKit
import Model

extension ProductListingViewModel {
    /// Updates the rows when the stored products change. Rows keep their positions until the list is reloaded, even if
    /// a product no longer matches the query.
    func followChanges() async {
        await following.follow { changes in
            pager.update { changes[$0.id]?.applied(to: $0) }
        }
    }

    /// Updates the results of the on-device search when the stored products change.
    func followFoundChanges() async {
        guard let search else { return }
        await followingFound.follow { changes in
            search.update { changes[$0.id]?.applied(to: $0) }
        }
    }
}

extension ProductFollower<ProductSummary> {
    /// Updates the observed products after the list's items have changed.
    func show<Item: Identifiable>(_ change: PagedItemsChange<Item>) where Item.ID == Product.ID {
        switch change {
        case .replaced(let items): show(items.lazy.map(\.id))
        case .added(let items): showAlso(items.lazy.map(\.id))
        }
    }
}

extension ProductChange<ProductSummary> {
    /// Returns the updated hit. A changed title has no highlights, because the matches in it are unknown.
    func applied(to hit: SearchHit) -> SearchHit {
        var hit = hit
        hit.product = applied(to: hit.product)
        if hit.title.text != hit.product.title { hit.title = HighlightedText(hit.product.title) }
        return hit
    }
}
