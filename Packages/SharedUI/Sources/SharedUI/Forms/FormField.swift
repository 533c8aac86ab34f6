/// A text field below its title, which stays when the field has a text.
public struct FormField<Field: View>: View {
    private let title: LocalizedStringKey
    private let content: TextEntry
    private let problem: LocalizedStringResource?
    private let identifier: String
    private let field: Field

    /// - Parameters:
    ///   - title: The title.
    ///   - content: The content of the field.
    ///   - problem: The problem with the text. The field is marked then, and assistive technologies read the problem with it.
    ///   - identifier: The accessibility identifier of the field.
    ///   - field: Creates the field from the title, and the prompt that leaves it empty.
    public init(
        _ title: LocalizedStringKey, _ content: TextEntry, problem: LocalizedStringResource? = nil, identifier: String,
        @ViewBuilder field: (_ title: LocalizedStringKey, _ prompt: Text) -> Field
    ) {
        self.title = title
        self.content = content
        self.problem = problem
        self.identifier = identifier
        self.field = field(title, Text(verbatim: ""))
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text(title)
                .font(FontStyle.note)
                .foregroundStyle(problem == nil ? ThemedColor.secondaryText : ThemedColor.sale)
                .accessibilityHidden(true)
            field
                .textEntry(content)
                .textFieldStyle(.roundedBorder)
                .border(ThemedColor.sale, width: problem == nil ? 0 : 1)
                .accessibilityHint(problem.map { Text($0) } ?? Text(verbatim: ""))
                .accessibilityIdentifier(identifier)
        }
    }
}
