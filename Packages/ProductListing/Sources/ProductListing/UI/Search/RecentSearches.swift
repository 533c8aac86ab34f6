import SharedUI

/// The recent searches below the empty search field.
struct RecentSearches: View {
    let searches: [String]
    let search: @MainActor (String) -> Void
    let clear: @MainActor () -> Void

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.s) {
                Text("Recent searches").font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
                ForEach(searches, id: \.self) { text in
                    ChoiceChip(name: text, isChosen: false) { search(text) }
                        .accessibilityLabel("Search for \(text)")
                        .accessibilityIdentifier("listing.recent-\(text).button")
                }
                Button("Clear", action: clear)
                    .accessibilityLabel("Clear recent searches")
                    .accessibilityIdentifier("listing.recent-clear.button")
            }
        }
    }
}
