import SharedUI

/// The recent searches, each with a button that removes it.
struct SearchRecents<ViewModel: SearchViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        if viewModel.recents.isEmpty {
            ScrollView {
                EmptyStateView(
                    icon: .search, title: "What are you looking for?",
                    message: "Search for a product, a category or a brand.", actionTitle: "Browse all categories"
                ) { viewModel.openAllCategories() }
            }
        } else {
            List {
                Section("Recent searches") {
                    ForEach(viewModel.recents, id: \.self) { text in
                        row(text)
                    }
                    Button("Clear recent searches") { Task { await viewModel.forgetAll() } }
                        .accessibilityIdentifier("search.recents-clear.button")
                }
            }
            .listStyle(.plain)
        }
    }

    private func row(_ text: String) -> some View {
        HStack(spacing: Spacing.m) {
            RowButton {
                viewModel.search(for: text, in: nil)
            } label: {
                HStack(spacing: Spacing.m) {
                    Icon.time.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
                    Text(text).standardLineLimit(1)
                    Spacer()
                }
            }
            .accessibilityLabel("Search for \(text)")
            .accessibilityIdentifier("search.recent-\(text).row")
            Button {
                Task { await viewModel.forget(text) }
            } label: {
                Icon.close.image
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Remove \(text) from recent searches")
            .accessibilityIdentifier("search.recent-\(text).remove.button")
        }
    }
}
