public import FlowKit

extension ServiceError: CancellationRepresenting {
    /// Whether it only says that nobody waits for the answer any more.
    public var isCancellation: Bool { self == .cancelled }
}

extension BagError: CancellationRepresenting {
    /// Whether it only says that nobody waits for the outcome any more.
    public var isCancellation: Bool { self == .service(.cancelled) }
}
