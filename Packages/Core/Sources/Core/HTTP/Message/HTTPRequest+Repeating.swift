extension HTTPRequest {
    /// What a server knows a write by: it does what was asked once, however often that comes. Nil for none.
    public var idempotencyKey: String? {
        headers["Idempotency-Key"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether to send it twice does no more than to send it once: it reads, or the server knows it again.
    public var mayBeRepeated: Bool { method == .get || idempotencyKey != nil }
}
