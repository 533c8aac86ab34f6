import GRDB
public import Model

/// The layout of lists that the user has chosen on a device. The default is a grid.
public struct StoredListingStyleService: ListingStyleService {
    private let store: AppDatabase
    private let guest: OwnerID

    /// Creates the service of a device.
    public init(_ device: DeviceStore) { (store, guest) = (device.database, device.guest) }

    public func listingStyle() -> AsyncStream<ListingStyle> {
        store.values(of: "the listing style") { [guest] database in
            try OwnerRows(database, owner: guest).setting(.listingStyle).flatMap(ListingStyle.init(rawValue:)) ?? .grid
        }
    }

    public func setListingStyle(_ style: ListingStyle) async throws(ServiceError) {
        try await store.write { [guest] in
            try OwnerRows($0, owner: guest).set(.listingStyle, to: style.rawValue)
        }
    }
}
