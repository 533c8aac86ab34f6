import Model
import SharedUI

/// The shape of the covers while the brochures load.
struct BrochuresSkeleton: View {
    var body: some View {
        LazyVGrid(columns: BrochureLayout.covers, alignment: .leading, spacing: Spacing.xl) {
            ForEach(0..<3) { _ in
                BrochureCover(brochure: .placeholder, validity: .unlimited)
            }
        }
        .redacted(reason: .placeholder)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
    }
}

extension Brochure {
    /// A placeholder with the size of a brochure.
    fileprivate static let placeholder = Brochure(
        id: ID(rawValue: "-"), title: "Loading brochures", subtitle: "The subtitle of the brochure")
}
