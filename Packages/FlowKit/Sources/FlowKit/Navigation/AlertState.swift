public import FlowLocalization

/// An alert or a confirmation dialog: a message that the user acknowledges, or a question with buttons.
public struct AlertState: Hashable, Codable, Sendable {
    /// The short text at the top: what happened, or the question.
    public var title: LocalizedStringResource
    /// The explanation below the title. `nil` if the title says everything.
    public var message: LocalizedStringResource?
    /// The buttons. An alert without buttons has one with which the user acknowledges the message.
    public var buttons: [Button]

    /// Creates an alert. Each button has an ``Button/id`` of its own, which is the answer.
    public init(title: LocalizedStringResource, message: LocalizedStringResource? = nil, buttons: [Button] = []) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    // Foundation's resources have no hash value, and are equal only if their bundles are.
    public static func == (one: AlertState, other: AlertState) -> Bool {
        one.title.isSameText(as: other.title) && one.buttons == other.buttons
            && (one.message?.isSameText(as: other.message) ?? (other.message == nil))
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(title.key)
        hasher.combine(message?.key)
        hasher.combine(buttons)
    }

    /// A button of an alert or a dialog.
    public struct Button: Hashable, Identifiable, Codable, Sendable {
        /// The effect of a button, which determines its looks and its place.
        public enum Role: String, Hashable, Codable, Sendable {
            /// Keeps everything as it is.
            case cancel
            /// Deletes or discards something.
            case destructive
        }

        /// The raw value of the action.
        public var id: String
        /// The text on the button.
        public var title: LocalizedStringResource
        /// The effect of the button. `nil` for a choice among several.
        public var role: Role?

        /// Creates a button.
        ///
        /// - Parameters:
        ///   - id: The raw value of the action, which is the answer.
        ///   - title: The text on the button.
        ///   - role: The effect of the button. `nil` for a choice among several.
        public init(id: String, title: LocalizedStringResource, role: Role? = nil) {
            self.id = id
            self.title = title
            self.role = role
        }

        public static func == (one: Button, other: Button) -> Bool {
            one.id == other.id && one.role == other.role && one.title.isSameText(as: other.title)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(title.key)
            hasher.combine(role)
        }
    }
}
