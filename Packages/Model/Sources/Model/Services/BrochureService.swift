public import FlowKit

/// Loads brochures.
public protocol BrochureService: Sendable {
    /// Returns all brochures without their pages, newest first. For stored brochures, returns `nil` if they were never
    /// loaded.
    func brochures(_ origin: DataOrigin) async throws(ServiceError) -> [Brochure]?

    /// Returns a brochure with its pages. For stored brochures, returns `nil` if it isn't stored. For requests to the
    /// server, returns a brochure or throws.
    func brochure(_ id: Brochure.ID, _ origin: DataOrigin) async throws(ServiceError) -> Brochure?
}
