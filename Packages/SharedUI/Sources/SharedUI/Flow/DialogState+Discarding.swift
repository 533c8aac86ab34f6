public import FlowKit

extension DialogState {
    /// Asks before something that was typed is lost. The answer that discards it is ``discardAnswer``.
    ///
    /// - Parameters:
    ///   - title: What is asked.
    ///   - message: What would be lost.
    ///   - keep: The way back to it.
    public static func discarding(_ title: String, message: String, keep: String) -> DialogState {
        DialogState(
            title: title, message: message,
            actions: [
                DialogAction(id: discardAnswer, title: "Discard", role: .destructive),
                DialogAction(id: "keep", title: keep, role: .cancel),
            ])
    }

    /// The answer that discards what was typed.
    public static var discardAnswer: DialogAction.ID { "discard" }
}
