import SharedUI

/// The words of a row.
struct SelectorLabel: View {
    let name: LocalizedStringResource
    let detail: LocalizedStringResource?

    var body: some View {
        HStack(spacing: Spacing.m) {
            Text(name)
            Spacer()
            if let detail { Text(detail).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText) }
        }
        .padding(.vertical, Spacing.s)
    }
}

/// A row that opens products.
struct SelectorRow: View {
    let name: LocalizedStringResource
    var detail: LocalizedStringResource?
    let action: @MainActor () -> Void

    var body: some View {
        RowButton(action: action) {
            HStack(spacing: Spacing.m) {
                SelectorLabel(name: name, detail: detail)
                Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            }
        }
    }
}

/// The shape of the rows while they load for the first time.
struct CategorySkeleton: View {
    var body: some View {
        List {
            VStack(alignment: .leading, spacing: Spacing.l) {
                ForEach(0..<8) { _ in
                    Text("A category").frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .redacted(reason: .placeholder)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Loading")
            .padding(.vertical, Spacing.s)
        }
        .listStyle(.plain)
    }
}
