/// The question that a view model asks before an action that can't be undone. Releasing it withdraws the question.
@MainActor
public final class ConfirmationPrompt {
    private var asking: Task<Void, Never>?

    /// Creates a prompt that asks nothing yet.
    public init() {}

    deinit {
        asking?.cancel()
    }

    /// Presents a question, and performs an action if the user chooses it. Replaces the previous question.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - chosen: The action of the button that confirms.
    ///   - router: Presents the question. It is retained while the question is pending.
    ///   - action: The action. It must not retain the owner of this object.
    public func ask<Route: Hashable & Sendable, Action: Equatable>(
        _ question: Question<Action>, for chosen: Action, with router: Router<Route>?,
        action: @escaping @MainActor () async -> Void
    ) {
        asking?.cancel()
        asking = Task { [weak router] in
            guard await router?.ask(question) == chosen else { return }
            await action()
        }
    }
}
