/// A picture from the network, with a placeholder while it loads and if it fails.
public struct RemoteImage: View {
    private let url: URL?
    private let label: LocalizedStringResource

    /// - Parameters:
    ///   - url: The URL of the picture, or `nil` for the placeholder.
    ///   - label: The accessibility label. Empty if the picture is decorative.
    public init(_ url: URL?, label: LocalizedStringResource) {
        self.url = url
        self.label = label
    }

    public var body: some View {
        AsyncImage(url: url) { image in
            image.resizable().scaledToFit()
        } placeholder: {
            Icon.picture.image.foregroundStyle(ThemedColor.secondaryText)
        }
        .accessibilityLabel(Text(label))
        .accessibilityHidden(label.key.isEmpty)
    }
}

extension View {
    /// Puts a picture into a box of a fixed ratio, which keeps its size while the picture loads.
    ///
    /// - Parameter ratio: Width to height.
    public func framed(ratio: CGFloat = 1) -> some View {
        // Without the height, the frame is as high as the placeholder's symbol.
        frame(maxWidth: .infinity, maxHeight: .infinity).aspectRatio(ratio, contentMode: .fit)
    }
}
