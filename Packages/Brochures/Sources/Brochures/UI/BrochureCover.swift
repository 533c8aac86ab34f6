import Model
import SharedUI

/// A brochure's cover with its title and subtitle.
struct BrochureCover: View {
    let brochure: Brochure
    let validity: BrochureValidity

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            RemoteImage(brochure.cover, label: "")
                .framed(ratio: BrochureLayout.pictureRatio)
                .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                .clipShape(RoundedRectangle(cornerRadius: CornerRadius.m))
            words
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text(brochure.title, format: .translated).font(FontStyle.heading).standardLineLimit(2)
            if !brochure.subtitle.isEmpty {
                Text(brochure.subtitle, format: .translated)
                    .font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText).standardLineLimit(3)
            }
            if let text = validity.text {
                Text(text)
                    .font(FontStyle.caption)
                    .foregroundStyle(validity.isExpired ? ThemedColor.warning : ThemedColor.secondaryText)
            }
        }
        .multilineTextAlignment(.leading)
    }
}
