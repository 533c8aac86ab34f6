import Foundation
import Localization
import Testing
import Translations

@Suite struct TranslationsTests {
    @Test func theCatalogIsReadable() throws {
        #expect(try Translations.catalog() != StringCatalog())
    }
}
