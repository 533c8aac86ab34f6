import Model
import SharedUI

/// The products in a page's picture, with their numbers.
struct PageProducts: View {
    let hotSpots: [NumberedHotSpot]
    let open: @MainActor (HotSpot) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            Text("On this page").font(FontStyle.heading).accessibilityAddTraits(.isHeader)
            ForEach(hotSpots) { spot in
                RowButton {
                    open(spot.hotSpot)
                } label: {
                    row(spot)
                }
                .accessibilityIdentifier("brochure.product-\(spot.hotSpot.product).button")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func row(_ spot: NumberedHotSpot) -> some View {
        HStack(spacing: Spacing.m) {
            Text("\(spot.number)")
                .font(FontStyle.note)
                .fontWeight(.semibold)
                .foregroundStyle(Color.white)
                .padding(.horizontal, Spacing.s)
                .padding(.vertical, Spacing.xxs)
                .background(ThemedColor.accentFill, in: Capsule())
                .fixedSize()
            Text(spot.hotSpot.title).standardLineLimit(2).multilineTextAlignment(.leading)
            Spacer()
            Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
        }
        .padding(Spacing.s)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
    }
}

/// A hot spot with its number in the picture.
struct NumberedHotSpot: Identifiable, Hashable {
    /// The one-based number in the page's order.
    let number: Int
    let hotSpot: HotSpot

    var id: Int { number }
}

extension BrochurePage {
    /// The hot spots, numbered as in the page's picture.
    var numberedHotSpots: [NumberedHotSpot] {
        zip(1..., hotSpots).map { NumberedHotSpot(number: $0, hotSpot: $1) }
    }
}
