/// A field for a password below its title, with a button that shows the password. The password is hidden again when the
/// user leaves the screen, or presents another one over it.
public struct PasswordField<Focus: Hashable>: View {
    private let title: LocalizedStringKey
    private let content: TextEntry
    private let text: Binding<String>
    private let problem: LocalizedStringResource?
    private let focus: FocusState<Focus?>.Binding
    private let value: Focus
    private let name: String
    @State private var isShown = false
    @Environment(\.isCovered) private var isCovered

    /// - Parameters:
    ///   - title: The title.
    ///   - content: The content: the current password or a new one.
    ///   - text: The password.
    ///   - problem: The problem with the password.
    ///   - focus: The field of the form that has the focus.
    ///   - value: The value of `focus` for this field.
    ///   - name: The beginning of the accessibility identifiers: `sign-in.password` for `sign-in.password.field`.
    public init(
        _ title: LocalizedStringKey, _ content: TextEntry, text: Binding<String>,
        problem: LocalizedStringResource? = nil, focus: FocusState<Focus?>.Binding, equals value: Focus, name: String
    ) {
        self.title = title
        self.content = content
        self.text = text
        self.problem = problem
        self.focus = focus
        self.value = value
        self.name = name
    }

    public var body: some View {
        HStack(alignment: .bottom, spacing: Spacing.s) {
            FormField(title, content, problem: problem, identifier: "\(name).field") { title, prompt in
                Group {
                    if isShown {
                        TextField(title, text: text, prompt: prompt)
                    } else {
                        SecureField(title, text: text, prompt: prompt)
                    }
                }
                .focused(focus, equals: value)
            }
            Toggle(
                "Show password", systemImage: (isShown ? Icon.hide : Icon.show).systemName, isOn: $isShown
            )
            .toggleStyle(.button)
            .labelStyle(.iconOnly)
            .accessibilityIdentifier("\(name).show.button")
        }
        .onDisappear { isShown = false }
        .onChange(of: isCovered) { if isCovered { isShown = false } }
    }
}
