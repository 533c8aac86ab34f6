import SharedUI

/// One of several choices of a step.
struct ChoiceRow: View {
    let title: LocalizedStringResource
    var notes: [LocalizedStringResource] = []
    var price: LocalizedStringResource?
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        RowButton(action: choose) {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.m) {
                (isChosen ? Icon.chosen : Icon.choice).image
                    .foregroundStyle(isChosen ? ThemedColor.accent : ThemedColor.secondaryText)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: Spacing.xxs) {
                    Text(title).fontWeight(.medium)
                    TextLines(lines: notes).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
                }
                Spacer()
                if let price { Text(price).monospacedDigit().fixedSize() }
            }
            .padding(Spacing.m)
            .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
        }
        .accessibilityAddTraits(isChosen ? [.isSelected] : [])
    }
}

/// Texts below each other.
struct TextLines: View {
    let lines: [LocalizedStringResource]

    var body: some View {
        ForEach(Array(lines.enumerated()), id: \.offset) { Text($0.element) }
    }
}
