import Model
import SharedUI

/// A card with a brochure's cover and title, which opens the brochure.
struct BrochureCard: View {
    let brochure: Brochure
    let validity: BrochureValidity
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            BrochureCover(brochure: brochure, validity: validity)
        }
        .accessibilityIdentifier("brochures.brochure-\(brochure.id).card")
    }
}
