public import FlowKit

extension View {
    /// Presents a dialog while it isn't `nil`.
    ///
    /// - Parameters:
    ///   - dialog: The dialog. `nil` dismisses it.
    ///   - answer: Receives the chosen button, or `nil` if the dialog was dismissed without one.
    public func confirmationDialog(
        _ dialog: AlertState?, answer: @escaping @MainActor (AlertState.Button?) -> Void
    ) -> some View {
        modifier(DialogModifier(dialog: dialog, answer: answer))
    }
}

/// Some systems dismiss a dialog before the action of its button, others after it. Either way, there is one response.
private struct DialogModifier: ViewModifier {
    let dialog: AlertState?
    let answer: @MainActor (AlertState.Button?) -> Void
    /// The dialog that was shown last: it keeps its texts and buttons while it fades.
    @State private var last: AlertState?

    func body(content: Content) -> some View {
        let shown = dialog ?? last
        content
            .confirmationDialog(Text(shown?.title ?? ""), isPresented: isPresented, titleVisibility: .visible) {
                ForEach(shown?.buttons ?? []) { button in
                    Button(role: ButtonRole(button.role)) {
                        answer(button)
                    } label: {
                        Text(button.title)
                    }
                }
            } message: {
                if let message = shown?.message { Text(message) }
            }
            .onChange(of: dialog, initial: true) { _, dialog in
                if let dialog { last = dialog }
            }
    }

    private var isPresented: Binding<Bool> {
        Binding {
            dialog != nil
        } set: { [answer] in
            // The action of the button that dismisses the dialog takes precedence.
            if !$0 { Task { @MainActor in answer(nil) } }
        }
    }
}

extension ButtonRole {
    init?(_ role: AlertState.Button.Role?) {
        switch role {
        case .cancel: self = .cancel
        case .destructive: self = .destructive
        case nil: return nil
        }
    }
}
