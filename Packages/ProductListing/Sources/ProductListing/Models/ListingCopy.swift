import Model

/// The listing's titles and empty states for a query.
struct ListingCopy: Hashable {
    let title: String
    let emptyTitle: String
    let emptyMessage: String
    /// The title of the button in an empty list. `nil` if there is no button.
    let emptyAction: String?

    init(_ query: ProductQuery, categories: [ProductCategory]) {
        let category = query.category.map { id in
            categories.first { $0.id == id }?.name ?? id.spelledOut
        }
        switch (query.searchText, category) {
        case (let text?, let category):
            title = category ?? "Results for “\(text)”"
            emptyTitle = "No results for “\(text)”"
            emptyMessage =
                category.map { "Try different words, or search outside \($0)." }
                ?? "Check the spelling or try fewer words."
            emptyAction = "Clear search"
        case (nil, let category?):
            title = category
            emptyTitle = "Nothing here yet"
            emptyMessage = "There are no products in \(category) right now."
            emptyAction = "Show all products"
        case (nil, nil):
            title = "All products"
            emptyTitle = "No products yet"
            emptyMessage = "Check back soon for new arrivals."
            emptyAction = nil
        }
    }
}

extension ProductCategory.ID {
    /// A display name to use until the category's name is loaded: `home-decoration` is "Home Decoration".
    var spelledOut: String {
        rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
