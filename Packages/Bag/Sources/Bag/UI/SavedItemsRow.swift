import SharedUI

/// A row that opens the items that are saved for later.
struct SavedItemsRow: View {
    let count: Int
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            HStack(spacing: Spacing.m) {
                Text("Saved items (\(count))")
                Spacer()
                Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            }
        }
        .accessibilityIdentifier("bag.saved-items.row")
    }
}
