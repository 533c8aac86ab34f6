/// A note that the results are those of a corrected search text, with a button that searches for the user's text.
public struct CorrectionNote: View {
    private let text: String
    private let correction: String
    private let searchExactly: @MainActor () -> Void

    /// - Parameters:
    ///   - text: The user's text.
    ///   - correction: The text whose results are shown.
    ///   - searchExactly: Searches for the user's text.
    public init(_ text: String, correction: String, searchExactly: @escaping @MainActor () -> Void) {
        self.text = text
        self.correction = correction
        self.searchExactly = searchExactly
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text("Showing results for “\(correction)”").foregroundStyle(ThemedColor.secondaryText)
            Button("Search for “\(text)” instead", action: searchExactly)
                .buttonStyle(.borderless)
                .accessibilityIdentifier("search.exact.button")
        }
        .font(FontStyle.note)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
