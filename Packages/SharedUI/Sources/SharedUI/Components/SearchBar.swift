/// A search bar in the content of a screen: a field with a button that clears it, or a button that opens the search.
///
/// The search field of a navigation bar is `searchable`.
public struct SearchBar: View {
    private let prompt: LocalizedStringResource
    private let identifier: String
    private let text: Binding<String>?
    private let open: @MainActor () -> Void

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - prompt: The text in the empty field.
    ///   - text: The text in the field.
    ///   - identifier: The prefix of the accessibility identifiers: `categories.search`.
    public init(_ prompt: LocalizedStringResource, text: Binding<String>, identifier: String) {
        self.prompt = prompt
        self.identifier = identifier
        self.text = text
        open = {}
    }

    /// Creates a button with the look of an empty field.
    ///
    /// - Parameters:
    ///   - prompt: The text in the button.
    ///   - identifier: The prefix of the accessibility identifier: `home.search`.
    ///   - open: The action of the button, which opens the search.
    public init(_ prompt: LocalizedStringResource, identifier: String, open: @escaping @MainActor () -> Void) {
        self.prompt = prompt
        self.identifier = identifier
        text = nil
        self.open = open
    }

    public var body: some View {
        if let text {
            bar { field(text) }
        } else {
            RowButton(action: open) {
                bar {
                    Text(prompt)
                    Spacer()
                }
                .foregroundStyle(ThemedColor.secondaryText)
            }
            .accessibilityIdentifier("\(identifier).button")
        }
    }

    private func bar(@ViewBuilder content: () -> some View) -> some View {
        HStack(spacing: Spacing.s) {
            Icon.search.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            content()
        }
        .padding(Spacing.m)
        .background(ThemedColor.surface, in: Capsule())
    }

    @ViewBuilder private func field(_ text: Binding<String>) -> some View {
        TextField(text: text, prompt: Text(prompt)) { Text(prompt) }
            .textFieldStyle(.plain)
            .submitLabel(.search)
            .accessibilityIdentifier("\(identifier).field")
        if !text.wrappedValue.isEmpty {
            Button {
                text.wrappedValue = ""
            } label: {
                Icon.close.image
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Clear search")
            .accessibilityIdentifier("\(identifier).clear.button")
        }
    }
}
