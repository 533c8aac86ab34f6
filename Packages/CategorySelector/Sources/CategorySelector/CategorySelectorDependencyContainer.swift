public import Model

/// The dependencies of the category selector's view model.
public struct CategorySelectorDependencyContainer: Sendable {
    let categories: any CategoryService
    let brands: any BrandService
    let reachability: any ReachabilityService
    let catalogSync: any CatalogSyncService

    /// - Parameters:
    ///   - categories: Loads the categories.
    ///   - brands: Reads the brands of the stored products.
    ///   - reachability: Reports whether the server is reachable.
    ///   - catalogSync: Reports when more products, and so more brands, are stored.
    public init(
        categories: any CategoryService, brands: any BrandService, reachability: any ReachabilityService,
        catalogSync: any CatalogSyncService = NoCatalogSync()
    ) {
        self.categories = categories
        self.brands = brands
        self.reachability = reachability
        self.catalogSync = catalogSync
    }
}
