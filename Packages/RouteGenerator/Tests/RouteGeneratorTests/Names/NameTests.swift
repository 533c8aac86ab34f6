import Testing

@testable import RouteGenerator

@Suite struct NameTests {
    @Test(arguments: [
        ("Home", "home"), ("ProductDetails", "productDetails"), ("URLTools", "urlTools"), ("UI", "ui"),
        ("IPad", "iPad"),
        ("ABTest", "abTest"), ("my-tab", "myTab"), ("account.home", "accountHome"), ("home", "home"), ("A1", "a1"),
        ("V2Home", "v2Home"), ("", ""),
    ])
    func lowerCamelCaseKeepsAcronymsTogether(text: String, name: String) {
        #expect(SwiftName.lowerCamelCase(text) == name)
    }

    @Test(arguments: [
        ("shop", "Shop"), ("myAccount", "My account"), ("my-account", "My account"), ("debug_menu", "Debug menu"),
        ("URL", "URL"),
    ])
    func titlesAreWords(text: String, title: String) {
        #expect(SwiftName.title(text) == title)
    }

    @Test func keywordsAreEscapedOrRefused() {
        #expect(SwiftName.escaped("default") == "`default`")
        #expect(SwiftName.escaped("home") == "home")
        #expect(SwiftName.canBeCase("default"))
        for name in ["self", "Self", "Type", "Protocol", "init", "_", "", "1a", "a-b", "a b", "$a"] {
            #expect(!SwiftName.canBeCase(name), "\(name)")
        }
    }

    @Test(arguments: [
        ("Int?", ValueType.Form.optional, "Int"), ("Optional<Product.ID>", .optional, "Product.ID"),
        ("[String]", .list, "String"), ("Array<Int>", .list, "Int"), ("Swift.Array<[Int]>", .list, "[Int]"),
        ("[String: Int]", .plain, "[String: Int]"), ("[Int].Index", .plain, "[Int].Index"),
        ("(Int, Int)?", .optional, "(Int, Int)"), ("Identifier<[Int]>", .plain, "Identifier<[Int]>"),
        ("[Identifier<String>]", .list, "Identifier<String>"),
    ])
    func aTypeHasAFormAndAnElement(text: String, form: ValueType.Form, element: String) {
        #expect(ValueType(text).form == form)
        #expect(ValueType(text).element == element)
    }

    @Test func typesWithATextHaveNoObstacle() {
        for type in [
            "Int", "Product.ID", "Swift.String", "UUID", "Identifier<Product>", "ProductSort", "Float", "Character",
        ] {
            #expect(ValueType(type).obstacle == nil)
        }
    }
}
