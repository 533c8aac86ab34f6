import SharedUI

/// A button that chooses a category.
struct CategoryChip: View {
    let name: String
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        Button(action: choose) {
            Text(name)
                .font(FontStyle.note)
                .fontWeight(.medium)
                .lineLimit(1)
                .foregroundStyle(isChosen ? Color.white : ThemedColor.text)
                .padding(.horizontal, Spacing.l)
                .padding(.vertical, Spacing.m)
                .background(isChosen ? ThemedColor.accentFill : ThemedColor.surface, in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? [.isSelected] : [])
    }
}
