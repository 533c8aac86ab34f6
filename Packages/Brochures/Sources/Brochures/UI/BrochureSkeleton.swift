import SharedUI

/// The shape of a page while the brochure loads.
struct BrochureSkeleton: View {
    var body: some View {
        LazyVGrid(columns: BrochureLayout.page, alignment: .leading, spacing: Spacing.xl) {
            RoundedRectangle(cornerRadius: CornerRadius.l)
                .fill(ThemedColor.surface)
                .aspectRatio(BrochureLayout.pictureRatio, contentMode: .fit)
            VStack(alignment: .leading, spacing: Spacing.m) {
                Text("The title of the page").font(FontStyle.title)
                Text("The text of the page, which is a sentence or two in most brochures.")
                Text("On this page").font(FontStyle.heading)
            }
        }
        .redacted(reason: .placeholder)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
    }
}
