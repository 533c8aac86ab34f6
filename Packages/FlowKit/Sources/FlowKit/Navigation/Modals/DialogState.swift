/// A question with a few answers.
public struct DialogState: Hashable, Codable, Sendable {
    public var title: String
    public var message: String?
    public var actions: [DialogAction]

    public init(title: String, message: String? = nil, actions: [DialogAction]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}

/// An answer to a question.
public struct DialogAction: Hashable, Identifiable, Codable, Sendable {
    public enum Role: String, Hashable, Codable, Sendable {
        case cancel, destructive
    }

    /// Names the answer to whoever asked.
    public var id: String
    public var title: String
    public var role: Role?

    public init(id: String, title: String, role: Role? = nil) {
        self.id = id
        self.title = title
        self.role = role
    }
}
