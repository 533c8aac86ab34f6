import SharedUI

/// The shape of a page while the brochure loads.
struct BrochureSkeleton: View {
    var body: some View {
        LazyVGrid(columns: BrochureLayout.page, alignment: .leading, spacing: Spacing.xl) {
            RoundedRectangle(cornerRadius: CornerRadius.l)
                .fill(ThemedColor.surface)
                .aspectRatio(BrochureLayout.pictureRatio, contentMode: .fit)
            VStack(alignment: .leading, spacing: Spacing.m) {
                Text("What the page is about").font(FontStyle.title)
                Text("What the page says, in a sentence or two, as if it were there already.")
                Text("On this page").font(FontStyle.heading)
            }
        }
        .redacted(reason: .placeholder)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
    }
}
