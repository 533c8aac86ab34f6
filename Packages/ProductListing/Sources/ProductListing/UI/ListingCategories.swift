import Model
import SharedUI

/// A row of category buttons.
struct ListingCategories: View {
    let categories: [ProductCategory]
    let chosen: ProductCategory.ID?
    let choose: @MainActor (ProductCategory.ID?) -> Void

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.s) {
                chip("All", for: nil, identifier: "listing.category-all.button")
                ForEach(categories) { category in
                    chip(category.title, for: category.id, identifier: "listing.category-\(category.id).button")
                }
            }
        }
    }

    private func chip(_ name: LocalizedStringResource, for id: ProductCategory.ID?, identifier: String) -> some View {
        ChoiceChip(name, isChosen: id == chosen) { choose(id) }
            .accessibilityIdentifier(identifier)
    }
}

extension ListingCategories: Equatable {
    /// Returns whether both views show the same content. The tap actions depend only on the category.
    nonisolated static func == (one: ListingCategories, other: ListingCategories) -> Bool {
        one.chosen == other.chosen && one.categories == other.categories
    }
}
