/// A picture from the network in a box of a fixed ratio, which keeps its size while the picture loads.
public struct FramedImage: View {
    private let url: URL?
    private let label: String
    private let ratio: CGFloat

    /// - Parameters:
    ///   - url: The picture's URL; nil shows the placeholder.
    ///   - label: The picture's description for assistive technologies; empty for a decoration.
    ///   - ratio: Width to height.
    public init(_ url: URL?, label: String, ratio: CGFloat = 1) {
        self.url = url
        self.label = label
        self.ratio = ratio
    }

    public var body: some View {
        // Without the height, the frame is as high as the placeholder's symbol.
        RemoteImage(url, label: label)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .aspectRatio(ratio, contentMode: .fit)
    }
}
