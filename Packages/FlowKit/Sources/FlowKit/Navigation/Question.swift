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

    public let style: Style
    /// The question as a dialog.
    public let dialog: DialogState

    public init(
        title: LocalizedStringResource, message: LocalizedStringResource, style: Style = .dialog, buttons: [Button]
    ) {
        self.style = style
        dialog = DialogState(title: title, message: message, buttons: buttons.map(\.state))
    }

    /// A button of a question.
    public struct Button: Sendable {
        let state: ButtonState

        public init(_ action: Action, title: LocalizedStringResource, role: ButtonState.Role? = nil) {
            state = ButtonState(id: action.rawValue, title: title, role: role)
        }
    }

    /// The question as an alert.
    public var alert: AlertState {
        AlertState(title: dialog.title, message: dialog.message ?? "", buttons: dialog.buttons)
    }

    func content<Route>() -> Modal<Route>.Content {
        switch style {
        case .dialog: .confirmationDialog(dialog)
        case .alert: .alert(alert)
        }
    }
}

/// An alert: a message that the user acknowledges, or a question with buttons.
public struct AlertState: Hashable, Codable, Sendable {
    public var title: LocalizedStringResource
    public var message: LocalizedStringResource
    /// The buttons. If there are none, the user acknowledges the message.
    public var buttons: [ButtonState]

    public init(
        title: LocalizedStringResource, message: LocalizedStringResource, buttons: [ButtonState] = []
    ) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    public static func == (one: AlertState, other: AlertState) -> Bool {
        one.title.isSameText(as: other.title) && one.message.isSameText(as: other.message)
            && one.buttons == other.buttons
    }

    // Foundation's resources have no hash value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title.key)
        hasher.combine(message.key)
        hasher.combine(buttons)
    }
}

/// A confirmation dialog: a question with a few buttons.
public struct DialogState: Hashable, Codable, Sendable {
    public var title: LocalizedStringResource
    public var message: LocalizedStringResource?
    public var buttons: [ButtonState]

    public init(title: LocalizedStringResource, message: LocalizedStringResource? = nil, buttons: [ButtonState]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    public static func == (one: DialogState, other: DialogState) -> Bool {
        one.title.isSameText(as: other.title) && one.buttons == other.buttons
            && (one.message?.isSameText(as: other.message) ?? (other.message == nil))
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(title.key)
        hasher.combine(message?.key)
        hasher.combine(buttons)
    }
}

/// A button of an alert or a dialog.
public struct ButtonState: Hashable, Identifiable, Codable, Sendable {
    /// The effect of a button, which determines its looks and its place.
    public enum Role: String, Hashable, Codable, Sendable {
        /// Keeps everything as it is.
        case cancel
        /// Deletes or discards something.
        case destructive
    }

    /// The raw value of the action.
    public var id: String
    public var title: LocalizedStringResource
    /// The effect of the button. `nil` for a choice among several.
    public var role: Role?

    public init(id: String, title: LocalizedStringResource, role: Role? = nil) {
        self.id = id
        self.title = title
        self.role = role
    }

    public static func == (one: ButtonState, other: ButtonState) -> Bool {
        one.id == other.id && one.role == other.role && one.title.isSameText(as: other.title)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title.key)
        hasher.combine(role)
    }
}
