public import FlowKit

extension DialogState {
    /// Returns a dialog that asks before the user's input is discarded, which is its destructive action.
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
                DialogState.Action(id: "discard", title: "Discard", role: .destructive),
                DialogState.Action(id: "keep", title: keep, role: .cancel),
            ])
    }
}
