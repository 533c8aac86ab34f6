import FlowKit
import Model
import StoreServer
import Testing

@testable import Core

@Suite struct SampleCategoryTests {
    @Test func everyCategoryOfTheSampleShopHasATranslatedName() {
        #expect(!Catalog.standard.categories.isEmpty)
        for category in Catalog.standard.categories {
            let title = ProductCategory.title(of: category.name)
            // A name that isn't translated is a value in the text.
            #expect(title.key == category.name, "\(category.name)")
        }
    }
}
