/// The question that a view model asks before an action that can't be undone. Releasing it withdraws the question.
@MainActor
public final class ConfirmationPrompt {
    private var asking: Task<Void, Never>?

    public init() {}

    deinit {
        asking?.cancel()
    }

    /// Presents a dialog, and performs an action if the user chooses the dialog's destructive one. Replaces the previous
    /// question.
    ///
    /// - Parameters:
    ///   - dialog: The question.
    ///   - router: Presents the dialog. It is retained while the question is pending.
    ///   - action: The action. It must not retain the owner of this object.
    public func ask<Route: Hashable & Sendable>(
        _ dialog: DialogState, with router: Router<Route>?, action: @escaping @MainActor () async -> Void
    ) {
        asking?.cancel()
        asking = Task { [weak router] in
            guard let answer = await router?.ask(dialog),
                dialog.actions.contains(where: { $0.id == answer && $0.role == .destructive })
            else { return }
            await action()
        }
    }
}
