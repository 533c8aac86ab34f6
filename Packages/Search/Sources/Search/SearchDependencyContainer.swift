public import Model

/// The dependencies of the search's view model.
public struct SearchDependencyContainer: Sendable {
    let search: any SearchService
    let categories: any CategoryService
    let brands: any BrandService
    let flags: any FlagService
    let analytics: any AnalyticsTracker
    let clock: any Clock<Duration>

    /// - Parameters:
    ///   - search: Searches the stored products, and stores the recent searches.
    ///   - categories: Reads the stored categories.
    ///   - brands: Reads the brands of the stored products.
    ///   - flags: Turns recent searches off.
    ///   - analytics: Records that the user searched, without the text.
    ///   - clock: Measures the pause in typing before a search.
    public init(
        search: any SearchService, categories: any CategoryService, brands: any BrandService,
        flags: any FlagService = DefaultFlags(), analytics: any AnalyticsTracker = NoAnalytics(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.search = search
        self.categories = categories
        self.brands = brands
        self.flags = flags
        self.analytics = analytics
        self.clock = clock
    }
}
