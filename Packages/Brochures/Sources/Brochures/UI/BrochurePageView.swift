import Model
import SharedUI

/// A page: its picture, text and products.
struct BrochurePageView: View {
    let page: BrochurePage
    let open: @MainActor (HotSpot) -> Void

    var body: some View {
        LazyVGrid(columns: BrochureLayout.page, alignment: .leading, spacing: Spacing.xl) {
            if let image = page.image { picture(image) }
            VStack(alignment: .leading, spacing: Spacing.l) {
                if !page.title.isEmpty {
                    Text(page.title, format: .translated)
                        .font(FontStyle.title)
                        .fontWeight(.semibold)
                        .accessibilityAddTraits(.isHeader)
                        .accessibilityIdentifier("brochure.title.label")
                }
                if !page.text.isEmpty {
                    Text(page.text, format: .translated).accessibilityIdentifier("brochure.text.label")
                }
                if !page.hotSpots.isEmpty {
                    PageProducts(hotSpots: page.numberedHotSpots, open: open)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func picture(_ url: URL) -> some View {
        RemoteImage(
            url,
            label: page.title.isEmpty ? "Picture of page \(page.number)" : "Picture: \(page.title, format: .translated)"
        )
        .accessibilityIdentifier("brochure.picture.image")
        .framed(ratio: BrochureLayout.pictureRatio)
        .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.l))
        .clipShape(RoundedRectangle(cornerRadius: CornerRadius.l))
    }
}
