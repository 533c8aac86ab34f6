import GRDB
public import Model

/// How one likes lists laid out, in the store. A grid, until one chooses.
public struct StoredListingStyleService: ListingStyleService {
    private let store: ShopStore

    /// The choice that a store holds.
    public init(_ store: ShopStore) {
        self.store = store
    }

    public func listingStyle() -> AsyncStream<ListingStyle> {
        store.values(of: "the listing style") { database in
            try Settings.value(of: .listingStyle, in: database).flatMap(ListingStyle.init(rawValue:)) ?? .grid
        }
    }

    public func setListingStyle(_ style: ListingStyle) async throws(ServiceError) {
        try await store.write { try Settings.set(style.rawValue, for: .listingStyle, in: $0) }
    }
}
