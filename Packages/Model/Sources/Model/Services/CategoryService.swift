public import FlowKit

/// The parts of the catalogue. What it answers freshly is stored; what is stored it answers offline too.
public protocol CategoryService: Sendable {
    /// All categories, by name. Asked for what is stored, it answers nil when they were never loaded.
    func categories(_ origin: DataOrigin) async throws(ServiceError) -> [ProductCategory]?
}
