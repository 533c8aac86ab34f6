public import Foundation
public import Logging
public import Model

/// All services of one device: its own store, filled from a network that it may share with others.
public struct LiveServices: Sendable {
    /// The catalogue: stored at once, fresh from the server.
    public let products: any ProductService
    /// What was looked at on this device.
    public let recents: any RecentsService
    /// What is wished for on this device.
    public let wishlist: any WishlistService
    /// What is to be bought on this device.
    public let bag: any BagService
    /// How lists are laid out on this device.
    public let listingStyle: any ListingStyleService
    /// Whether the network's server can be reached.
    public let reachability: any ReachabilityService
    /// A store's file that could not be used and was put aside; nil in the usual case.
    public let setAside: SetAsideStore?

    private let store: ShopStore

    /// Opens the device's store, and makes it if need be. Asks the network nothing.
    ///
    /// - Parameters:
    ///   - directory: Where the store is. No two devices may share one.
    ///   - network: The way to the server. It is not shut down with the services.
    ///   - logger: Told of a file that was set aside, and of what could not be stored.
    public init(directory: URL, network: LiveNetwork, logger: Logger) throws(StoreOpeningError) {
        let opened = try ShopStore.open(in: directory, imageOrigin: network.api, logger: logger)
        let store = opened.store
        products = ProductRepository(catalogue: network.catalogue, store: store, logger: logger)
        recents = StoredRecentsService(store)
        wishlist = StoredWishlistService(store)
        bag = StoredBagService(store)
        listingStyle = StoredListingStyleService(store)
        reachability = network.reachability
        setAside = opened.setAside
        self.store = store
    }

    /// Closes the store, when what runs on it is done. Later questions fail with
    /// ``/Model/ServiceError/storage(_:)``. Without effect on services that are closed.
    public func close() throws(ServiceError) {
        try store.close()
    }
}
