public import FlowKit

extension ServiceError: CancellationRepresenting {
    /// A Boolean value that indicates whether the request was cancelled. Never show cancellations to the user.
    public var isCancellation: Bool { self == .cancelled }
}

extension BagError: CancellationRepresenting {
    /// A Boolean value that indicates whether the request was cancelled. Never show cancellations to the user.
    public var isCancellation: Bool { self == .service(.cancelled) }
}
