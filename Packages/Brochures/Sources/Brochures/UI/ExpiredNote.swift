import SharedUI

/// A note above the pages of an expired brochure.
struct ExpiredNote: View {
    let validity: BrochureValidity

    var body: some View {
        HStack(spacing: Spacing.s) {
            Icon.time.image.accessibilityHidden(true)
            Text("\(Text(validity.text ?? "Expired")). Prices may have changed.").font(FontStyle.note)
            Spacer()
        }
        .padding(Spacing.m)
        .background(ThemedColor.tint(ThemedColor.warning), in: RoundedRectangle(cornerRadius: CornerRadius.m))
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("brochure.expired.label")
    }
}
