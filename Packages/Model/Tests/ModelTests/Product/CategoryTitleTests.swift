import FlowKit
import Model
import Testing

@Suite struct CategoryTitleTests {
    @Test(arguments: [
        ("Mens Shirts", "Men's Shirts"), ("Men's Shirts", "Men's Shirts"), ("Womens Bags", "Women's Bags"),
        ("Women’s Bags", "Women's Bags"), ("Mens", "Men"), ("Home Decoration", "Home Decoration"), ("Beauty", "Beauty"),
        ("Toys", "Toys"), ("", ""), ("家具", "家具"), ("100% wool", "100% wool"),
    ])
    func theUsualNamesAreTranslatedAndOthersStay(name: String, title: String) {
        let category = ProductCategory(id: ProductCategory.ID(rawValue: "id"), name: name)
        #expect(String(localized: category.title) == title)
    }
}
