extension View {
    /// Gives a view a size that grows with the text in it or beside it.
    ///
    /// - Parameters:
    ///   - width: The width at the default text size. `nil` for the view's own width.
    ///   - height: The height at the default text size. `nil` for the view's own height.
    ///   - style: The text style that the size grows with. Large styles grow less, so that a picture leaves room for the
    ///     text beside it, and a card is narrower than the screen.
    ///   - alignment: The position of the view in that size.
    public func scaledFrame(
        width: CGFloat? = nil, height: CGFloat? = nil, relativeTo style: Font.TextStyle = .largeTitle,
        alignment: Alignment = .center
    ) -> some View {
        modifier(ScaledFrame(width: width, height: height, style: style, alignment: alignment))
    }
}

private struct ScaledFrame: ViewModifier {
    @ScaledMetric private var width: CGFloat
    @ScaledMetric private var height: CGFloat
    private let hasWidth: Bool
    private let hasHeight: Bool
    private let alignment: Alignment

    init(width: CGFloat?, height: CGFloat?, style: Font.TextStyle, alignment: Alignment) {
        _width = ScaledMetric(wrappedValue: width ?? 0, relativeTo: style)
        _height = ScaledMetric(wrappedValue: height ?? 0, relativeTo: style)
        hasWidth = width != nil
        hasHeight = height != nil
        self.alignment = alignment
    }

    func body(content: Content) -> some View {
        content.frame(width: hasWidth ? width : nil, height: hasHeight ? height : nil, alignment: alignment)
    }
}
