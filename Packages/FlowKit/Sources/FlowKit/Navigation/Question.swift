public import FlowLocalization

/// A question to the user, whose buttons have the actions of an enum.
///
/// ```swift
/// enum Leaving: String { case discard, keep }
///
/// extension Question<Leaving> {
///     static var leaving: Question {
///         Question(
///             title: "Discard changes?", message: "What you wrote isn't saved.",
///             buttons: [
///                 Button(.discard, title: "Discard", role: .destructive),
///                 Button(.keep, title: "Keep editing", role: .cancel),
///             ])
///     }
/// }
///
/// if await router.ask(.leaving) == .discard { router.leave(.editor) }
/// ```
///
/// In the navigation state, the actions are the raw values of the enum.
public struct Question<Action: RawRepresentable & Sendable>: Hashable, Sendable where Action.RawValue == String {
    /// The way a question is presented.
    public enum Style: Hashable, Sendable {
        /// As the choices of what the user has begun.
        case dialog
        /// As an alert: for a question that the user's own action hasn't raised.
        case alert
    }

    /// The way the question is presented.
    public let style: Style
    /// The question as the navigation state has it.
    public let alert: AlertState

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - title: The question itself.
    ///   - message: What the user should know before answering.
    ///   - style: The way the question is presented.
    ///   - buttons: The answers, each with an action of its own. Without an answer, ``Router/ask(_:)`` returns `nil`.
    public init(
        title: LocalizedStringResource, message: LocalizedStringResource, style: Style = .dialog, buttons: [Button]
    ) {
        self.style = style
        alert = AlertState(title: title, message: message, buttons: buttons.map(\.state))
    }

    /// A button of a question.
    public struct Button: Sendable {
        let state: AlertState.Button

        /// Creates the button of an action.
        ///
        /// - Parameters:
        ///   - action: The answer that the caller gets.
        ///   - title: The text on the button.
        ///   - role: The effect of the button. `nil` for a choice among several.
        public init(_ action: Action, title: LocalizedStringResource, role: AlertState.Button.Role? = nil) {
            state = AlertState.Button(id: action.rawValue, title: title, role: role)
        }
    }

    func content<Route>() -> Modal<Route>.Content { style == .dialog ? .confirmationDialog(alert) : .alert(alert) }
}
