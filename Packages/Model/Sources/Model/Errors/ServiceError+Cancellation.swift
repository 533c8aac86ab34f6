public import FlowKit

extension ServiceError: CancellationRepresenting {
    public var isCancellation: Bool { self == .cancelled }
}

extension BagError: CancellationRepresenting {
    public var isCancellation: Bool { self == .service(.cancelled) }
}
