import FlowKit
import Model

extension ProductListingViewModel {
    /// Keeps the rows of the list as the device's store has them. They stay where they are: what does not belong there
    /// any more, or not at that place, goes when the list is loaded anew.
    func followChanges() async {
        await following.follow { changes in
            pager.update { changes[$0.id]?.applied(to: $0) }
        }
    }

    /// The same for what was found on the device.
    func followFoundChanges() async {
        guard let search else { return }
        await followingFound.follow { changes in
            search.update { changes[$0.id]?.applied(to: $0) }
        }
    }
}

extension ProductFollower<ProductSummary> {
    /// The list shows other items, or more of them.
    func show<Item: Identifiable>(_ change: PagedItemsChange<Item>) where Item.ID == Product.ID {
        switch change {
        case .replaced(let items): show(items.lazy.map(\.id))
        case .added(let items): showAlso(items.lazy.map(\.id))
        }
    }
}

extension ProductChange<ProductSummary> {
    /// What to show in the place of a product that was found. Where the words are in a new title nobody has said.
    func applied(to hit: SearchHit) -> SearchHit {
        var hit = hit
        hit.product = applied(to: hit.product)
        if hit.title.text != hit.product.title { hit.title = HighlightedText(hit.product.title) }
        return hit
    }
}
