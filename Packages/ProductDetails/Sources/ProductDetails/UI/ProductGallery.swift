import SharedUI

/// The product's pictures: a large one, which opens them in full size, and thumbnails to choose from.
struct ProductGallery: View {
    let pictures: [URL]
    let title: String
    @Binding var index: Int
    let open: @MainActor () -> Void

    var body: some View {
        VStack(spacing: Spacing.m) {
            Button(action: open) {
                RemoteImage(large, label: "")
                    .framed()
                    .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.l))
            }
            .buttonStyle(.plain)
            .disabled(pictures.isEmpty)
            .accessibilityLabel(pictures.count > 1 ? Text("\(title), picture \(index + 1)") : Text(title))
            .accessibilityHint("Shows the picture in full size")
            .accessibilityIdentifier("product.picture.image")
            if pictures.count > 1 {
                ScrollView(.horizontal) {
                    HStack(spacing: Spacing.s) {
                        ForEach(pictures.indices, id: \.self) { thumbnail($0) }
                    }
                }
            }
        }
    }

    private var large: URL? { pictures.indices.contains(index) ? pictures[index] : pictures.first }

    private func thumbnail(_ place: Int) -> some View {
        Button {
            index = place
        } label: {
            RemoteImage(pictures[place], label: "")
                .scaledFrame(width: 64, height: 64)
                .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.s))
                .opacity(place == index ? 1 : 0.6)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Picture \(place + 1) of \(pictures.count)")
        .accessibilityAddTraits(place == index ? [.isSelected] : [])
        .accessibilityIdentifier("product.picture-\(place + 1).button")
    }
}
