public import FlowKit

extension DialogState {
    /// Returns a dialog that asks for confirmation before the user's input is discarded. The action that discards it is
    /// ``discardAnswer``.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The consequence of discarding.
    ///   - keep: The title of the button that cancels.
    public static func discarding(
        _ title: LocalizedStringResource, message: LocalizedStringResource, keep: LocalizedStringResource
    ) -> DialogState {
        DialogState(
            title: title, message: message,
            actions: [
                DialogState.Action(id: discardAnswer, title: "Discard", role: .destructive),
                DialogState.Action(id: "keep", title: keep, role: .cancel),
            ])
    }

    /// The action that discards the user's input.
    public static var discardAnswer: DialogState.Action.ID { "discard" }
}
