public import FlowKit

/// Loads the categories of the catalog. Responses are stored and available offline.
public protocol CategoryService: Sendable {
    /// Returns all categories, sorted by name. For stored categories, returns `nil` if they were never loaded.
    func categories(_ origin: DataOrigin) async throws(ServiceError) -> [ProductCategory]?
}
