import SharedUI

/// A category, or a group that the user expands.
struct CategoryRow: View {
    let branch: CategoryBranch
    let isExpanded: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        if branch.category == nil {
            SelectorRow(
                name: branch.name, detail: "\(branch.children.count) categories",
                icon: isExpanded ? .collapse : .expand,
                action: choose
            )
            .accessibilityValue(isExpanded ? Text("Expanded") : Text("Collapsed"))
            .accessibilityIdentifier("categories.group-\(branch.id).row")
        } else {
            SelectorRow(name: branch.name, icon: .forward, action: choose)
                .accessibilityIdentifier("categories.category-\(branch.id).row")
        }
    }
}

/// A row with a name and a symbol.
struct SelectorRow: View {
    let name: String
    var detail: LocalizedStringResource?
    let icon: Icon
    let action: @MainActor () -> Void

    var body: some View {
        RowButton(action: action) {
            HStack(spacing: Spacing.m) {
                Text(name)
                Spacer()
                if let detail { Text(detail).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText) }
                icon.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            }
            .padding(.vertical, Spacing.s)
        }
    }
}

/// The shape of the rows while they load for the first time.
struct CategorySkeleton: View {
    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.l) {
            ForEach(0..<8) { _ in
                Text("A category").frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .redacted(reason: .placeholder)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
    }
}
