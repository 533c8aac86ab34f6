/// The problem of a form, a step or a field. The element exists before it has a text, so that assistive technologies announce
/// the text when it appears.
public struct ProblemLabel: View {
    private let text: LocalizedStringResource?
    private let identifier: String

    public init(text: LocalizedStringResource?, identifier: String) {
        self.text = text
        self.identifier = identifier
    }

    public var body: some View {
        Text(text ?? "")
            .font(FontStyle.note)
            .foregroundStyle(ThemedColor.sale)
            .accessibilityAddTraits(.updatesFrequently)
            .announces(text)
            .accessibilityIdentifier(identifier)
    }
}
