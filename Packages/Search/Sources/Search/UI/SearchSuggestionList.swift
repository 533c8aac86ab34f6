import Model
import SharedUI

/// The suggestions: the text in one category, categories, brands, and products.
struct SearchSuggestionList<ViewModel: SearchViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let suggestions: SearchSuggestions

    var body: some View {
        List {
            if let misspelled = suggestions.misspelled {
                CorrectionNote(misspelled, correction: suggestions.words) {
                    viewModel.search(for: "\"\(misspelled)\"", in: nil)
                }
            }
            Section {
                row(.search, Text("Search for “\(suggestions.words)”"), "search.submit.row") {
                    viewModel.search(for: suggestions.words, in: nil)
                }
                ForEach(suggestions.scopes) { scope in
                    row(
                        .search, Text("“\(suggestions.words)” in \(Text(scope.category.title)) (\(scope.count))"),
                        "search.scope-\(scope.id).row"
                    ) { viewModel.search(for: suggestions.words, in: scope.id) }
                }
            }
            if !suggestions.categories.isEmpty {
                Section("Categories") {
                    ForEach(suggestions.categories) { match in
                        row(.shop, Text(match.value.title), "search.category-\(match.id).row") {
                            viewModel.open(match.value)
                        }
                    }
                }
            }
            if !suggestions.brands.isEmpty {
                Section("Brands") {
                    ForEach(suggestions.brands) { match in
                        row(.tag, Text(match.name), "search.brand-\(match.id).row") { viewModel.open(match.value) }
                    }
                }
            }
            if !suggestions.products.isEmpty {
                Section("Products") {
                    ForEach(suggestions.products) { hit in
                        SearchProductRow(hit: hit) { viewModel.open(hit.product) }
                    }
                }
            }
        }
        .listStyle(.plain)
    }

    private func row(
        _ icon: Icon, _ text: Text, _ identifier: String, action: @escaping @MainActor () -> Void
    ) -> some View {
        RowButton(action: action) {
            HStack(spacing: Spacing.m) {
                icon.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
                text
                Spacer()
                Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            }
        }
        .accessibilityIdentifier(identifier)
    }
}

/// A product whose texts match.
private struct SearchProductRow: View {
    let hit: SearchHit
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            HStack(spacing: Spacing.m) {
                RemoteImage(hit.product.thumbnail, label: "")
                    .scaledFrame(width: 44, height: 44)
                    .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    Text(hit.title).standardLineLimit(2)
                    if let brand = hit.product.brand {
                        Text(brand).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
                    }
                    PriceLabel(hit.product.price)
                }
                Spacer()
            }
        }
        .accessibilityIdentifier("search.product-\(hit.id).row")
    }
}
