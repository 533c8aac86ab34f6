/// A text field below its title, which stays when the field has a text.
public struct FormField<Field: View>: View {
    private let title: LocalizedStringKey
    private let content: TextEntry
    private let identifier: String
    private let field: Field

    /// - Parameters:
    ///   - title: The title.
    ///   - content: The content of the field.
    ///   - identifier: The accessibility identifier of the field.
    ///   - field: Creates the field from the title, and the prompt that leaves it empty.
    public init(
        _ title: LocalizedStringKey, _ content: TextEntry, identifier: String,
        @ViewBuilder field: (_ title: LocalizedStringKey, _ prompt: Text) -> Field
    ) {
        self.title = title
        self.content = content
        self.identifier = identifier
        self.field = field(title, Text(verbatim: ""))
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text(title).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            field.textEntry(content).textFieldStyle(.roundedBorder).accessibilityIdentifier(identifier)
        }
    }
}
