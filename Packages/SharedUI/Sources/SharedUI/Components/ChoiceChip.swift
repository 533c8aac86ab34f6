/// A button for one of several choices.
public struct ChoiceChip: View {
    private let name: LocalizedStringResource
    private let isChosen: Bool
    private let choose: @MainActor () -> Void

    public init(_ name: LocalizedStringResource, isChosen: Bool, choose: @escaping @MainActor () -> Void) {
        self.name = name
        self.isChosen = isChosen
        self.choose = choose
    }

    public var body: some View {
        Button(action: choose) {
            Text(name)
                .font(FontStyle.note)
                .fontWeight(.medium)
                .standardLineLimit(1)
                .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(ThemedColor.text))
                .padding(.horizontal, Spacing.l)
                .padding(.vertical, Spacing.m)
                .background(isChosen ? ThemedColor.accentFill : ThemedColor.surface, in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? [.isSelected] : [])
    }
}
