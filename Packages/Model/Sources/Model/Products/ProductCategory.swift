public import Loading

/// A category of the catalog.
public struct ProductCategory: Identifiable, Hashable, Sendable {
    /// The identifier of a category, in the store and in URLs: `home-decoration`.
    public typealias ID = Identifier<ProductCategory, String>

    /// The category's identifier.
    public var id: ID
    /// The display name: "Home Decoration".
    public var name: String

    /// Creates a category.
    public init(id: ID, name: String) {
        self.id = id
        self.name = name
    }
}

/// Loads the categories of the catalog. Responses are stored and available offline.
public protocol CategoryService: Sendable {
    /// Returns all categories, sorted by name. For stored categories, returns `nil` if they were never loaded.
    func categories(_ policy: FetchPolicy) async throws(ServiceError) -> [ProductCategory]?
}
