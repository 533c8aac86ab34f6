import FlowKit
import Model

/// The listing's titles and empty states for a query.
struct ListingCopy: Equatable {
    let title: LocalizedStringResource
    let emptyTitle: LocalizedStringResource
    let emptyMessage: LocalizedStringResource
    /// The title of the button in an empty list. `nil` if there is no button.
    let emptyAction: LocalizedStringResource?

    /// - Parameters:
    ///   - query: The query of the shown products.
    ///   - isTyping: Whether only the device was searched, because the text isn't submitted yet.
    ///   - categories: The known categories.
    init(_ query: ProductQuery, isTyping: Bool = false, categories: [ProductCategory]) {
        let known = query.category.flatMap { id in categories.first { $0.id == id } }
        let isUnknown = query.category != nil && known == nil && !categories.isEmpty
        let category = query.category.map { known?.title ?? ProductCategory.title(of: $0.spelledOut) }
        let brand = query.filters.brands.count == 1 ? query.filters.brands.first : nil
        title =
            if let category {
                category
            } else if let text = query.plainText {
                "Results for “\(text)”"
            } else if let brand {
                "\(brand)"
            } else {
                "All products"
            }
        switch (query.plainText, category) {
        case (let text, _) where !query.filters.isEmpty:
            emptyTitle = text.map { "No results for “\($0)” with these filters" } ?? "No products with these filters"
            emptyMessage = "Clear the filters to see more products."
            emptyAction = "Clear filters"
        case (let text?, _) where isTyping:
            emptyTitle = "No results on this device for “\(text)”"
            emptyMessage = "Search the whole shop for more results."
            emptyAction = "Search the whole shop"
        case (let text?, let category):
            emptyTitle = "No results for “\(text)”"
            emptyMessage =
                category.map { "Try different words, or search outside \(localized: $0)." }
                ?? "Check the spelling or try fewer words."
            emptyAction = "Clear search"
        case (nil, _?) where isUnknown:
            emptyTitle = "Category not found"
            emptyMessage = "It may have been renamed or removed."
            emptyAction = "Show all products"
        case (nil, let category?):
            emptyTitle = "Nothing here yet"
            emptyMessage = "There are no products in \(localized: category) right now."
            emptyAction = "Show all products"
        case (nil, nil):
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
