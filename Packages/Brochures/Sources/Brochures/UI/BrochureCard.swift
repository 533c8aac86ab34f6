import Model
import SharedUI

/// A brochure to open: its cover, with what it is about.
struct BrochureCard: View {
    let brochure: Brochure
    let validity: BrochureValidity
    let open: @MainActor () -> Void

    var body: some View {
        Button(action: open) {
            BrochureCover(brochure: brochure, validity: validity)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("brochures.brochure-\(brochure.id).card")
    }
}
