import Model
import SharedUI

/// A rating control with one button for each star.
struct StarPicker: View {
    @Binding var rating: Int

    var body: some View {
        HStack(spacing: Spacing.s) {
            ForEach(1...5, id: \.self) { star($0) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Rating")
        .accessibilityIdentifier("review.rating.picker")
    }

    private func star(_ number: Int) -> some View {
        Button {
            rating = number
        } label: {
            (number <= rating ? Icon.starFilled : Icon.star).image
                .font(FontStyle.title)
                .foregroundStyle(ThemedColor.rating)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(number) stars")
        .accessibilityAddTraits(number == rating ? [.isSelected] : [])
        .accessibilityIdentifier("review.star-\(number).button")
    }
}
