import Model

/// The words of the listing that depend on what is asked for.
struct ListingCopy: Hashable {
    let title: String
    let emptyTitle: String
    let emptyMessage: String
    /// What leads out of an empty list; nil when nothing does.
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
                category.map { "Nothing in \($0) fits. Try other words, or look everywhere." }
                ?? "Check the spelling, or try fewer words."
            emptyAction = "Clear search"
        case (nil, let category?):
            title = category
            emptyTitle = "Nothing here yet"
            emptyMessage = "There are no products in \(category) at the moment."
            emptyAction = "Show all products"
        case (nil, nil):
            title = "All products"
            emptyTitle = "The shelves are empty"
            emptyMessage = "There are no products at the moment. Come back soon."
            emptyAction = nil
        }
    }
}

extension ProductCategory.ID {
    /// What a category is called as long as its name is not known: `home-decoration` is "Home Decoration".
    var spelledOut: String {
        rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
