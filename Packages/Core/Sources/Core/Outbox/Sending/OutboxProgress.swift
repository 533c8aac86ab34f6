import Model

/// What the sender tells of itself.
struct OutboxProgress: Hashable, Sendable {
    var isSending = false
    var lastFailure: ServiceError?
}
