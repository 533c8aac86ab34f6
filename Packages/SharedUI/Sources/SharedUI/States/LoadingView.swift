/// The indicator of content that loads: on an empty screen, or in its place among other content.
public struct LoadingView: View {
    private let title: LocalizedStringKey

    /// - Parameter title: The title below the indicator.
    public init(_ title: LocalizedStringKey = "Loading") { self.title = title }

    public var body: some View {
        ProgressView(title)
            .font(FontStyle.note)
            .foregroundStyle(ThemedColor.secondaryText)
            .padding(Spacing.l)
            .frame(maxWidth: .infinity)
    }
}
