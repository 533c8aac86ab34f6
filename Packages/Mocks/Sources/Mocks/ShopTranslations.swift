public import FlowKit
import Translations

extension StringCatalog {
    /// The translations of the shop, for tests of screens with plural forms or in other languages than English.
    ///
    /// Without the catalog, which a test of Translations reads too, texts are their keys.
    public static let shop = (try? Translations.catalog()) ?? StringCatalog()
}
