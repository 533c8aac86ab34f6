public import FlowKit

/// The brochures that there are.
public protocol BrochureService: Sendable {
    /// All brochures without their pages, the newest first. Asked for what is stored, it answers nil when they were
    /// never loaded.
    func brochures(_ origin: DataOrigin) async throws(ServiceError) -> [Brochure]?

    /// One brochure with its pages. Asked for what is stored, it answers nil when there is no such thing; asked for
    /// what the server says, it answers a brochure or throws.
    func brochure(_ id: Brochure.ID, _ origin: DataOrigin) async throws(ServiceError) -> Brochure?
}
