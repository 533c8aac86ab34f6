/// A picture from the network, with a quiet place holder until it is there and when it is not.
public struct RemoteImage: View {
    private let url: URL?
    private let label: String

    /// - Parameters:
    ///   - url: Where the picture is; nil for the place holder.
    ///   - label: What the picture shows, for those who do not see it; empty for a mere decoration.
    public init(_ url: URL?, label: String) {
        self.url = url
        self.label = label
    }

    public var body: some View {
        AsyncImage(url: url) { image in
            image.resizable().scaledToFit()
        } placeholder: {
            Icon.picture.image.foregroundStyle(ThemedColor.secondaryText)
        }
        .accessibilityLabel(label)
        .accessibilityHidden(label.isEmpty)
    }
}
