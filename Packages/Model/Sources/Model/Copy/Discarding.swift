public import FlowKit

/// The user's choice before their input is discarded.
public enum Discarding: String, Sendable {
    case discard, keep
}

extension Question<Discarding> {
    /// Returns a question that asks before the user's input is discarded.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The consequence of discarding.
    ///   - keep: The title of the button that cancels.
    public static func discarding(
        _ title: LocalizedStringResource, message: LocalizedStringResource, keep: LocalizedStringResource
    ) -> Question {
        Question(
            title: title, message: message,
            buttons: [
                Button(.discard, title: "Discard", role: .destructive), Button(.keep, title: keep, role: .cancel),
            ])
    }
}
