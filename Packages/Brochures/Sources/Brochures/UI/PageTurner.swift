import SharedUI

/// A bar with the position of the page, and buttons for the previous and next page.
struct PageTurner: View {
    let position: PagePosition
    let previous: @MainActor () -> Void
    let next: @MainActor () -> Void

    var body: some View {
        HStack(spacing: Spacing.m) {
            turn("Previous page", icon: .back, action: previous)
                .disabled(position.isFirst)
                .accessibilityIdentifier("brochure.previous.button")
            Text(position.text)
                .font(FontStyle.note)
                .frame(maxWidth: .infinity)
                .accessibilityAddTraits(.updatesFrequently)
                .announces(position.text, initially: false)
                .accessibilityIdentifier("brochure.page.label")
            turn("Next page", icon: .forward, action: next)
                .disabled(position.isLast)
                .accessibilityIdentifier("brochure.next.button")
        }
        .padding(Spacing.s)
        .frame(maxWidth: 420)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.l))
        .shadow(color: .black.opacity(0.18), radius: 12, y: 4)
        .padding(.horizontal, Spacing.l)
        .padding(.bottom, Spacing.s)
    }

    private func turn(_ name: String, icon: Icon, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            icon.image.padding(Spacing.xs)
        }
        .buttonStyle(.bordered)
        .accessibilityLabel(name)
    }
}
