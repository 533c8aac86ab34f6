public import FlowKit

extension View {
    /// Asks a question while there is one.
    ///
    /// - Parameters:
    ///   - dialog: The question and its answers; nil takes it away.
    ///   - answer: Told of the answer that was chosen, or of nil when the dialog was closed without one.
    public func confirmationDialog(
        _ dialog: DialogState?, answer: @escaping @MainActor (DialogAction?) -> Void
    ) -> some View {
        modifier(DialogModifier(dialog: dialog, answer: answer))
    }
}

/// Some systems close a dialog before its button acts, others after that: either way there is one answer.
private struct DialogModifier: ViewModifier {
    let dialog: DialogState?
    let answer: @MainActor (DialogAction?) -> Void

    func body(content: Content) -> some View {
        content.confirmationDialog(
            dialog?.title ?? "", isPresented: isPresented, titleVisibility: .visible
        ) {
            ForEach(dialog?.actions ?? []) { action in
                Button(action.title, role: ButtonRole(action.role)) { answer(action) }
            }
        } message: {
            if let message = dialog?.message { Text(message) }
        }
    }

    private var isPresented: Binding<Bool> {
        Binding {
            dialog != nil
        } set: { [answer] in
            // The button that closes it has its say first.
            if !$0 { Task { @MainActor in answer(nil) } }
        }
    }
}

extension ButtonRole {
    fileprivate init?(_ role: DialogAction.Role?) {
        switch role {
        case .cancel: self = .cancel
        case .destructive: self = .destructive
        case nil: return nil
        }
    }
}
