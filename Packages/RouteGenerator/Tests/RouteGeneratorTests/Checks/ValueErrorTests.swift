import Testing

@testable import RouteGenerator

@Suite struct ValueErrorTests {
    @Test(
        arguments: [
            (
                "a(id: String)", "/a/:id?q",
                "6:80: error: the value \"q\" of \"/a/:id?q\" has no place in ShopRoute.a. Write: case a(id: String, q: String?).",
                "1:70: note: the case is here"
            ),
            (
                "a(x: Int, q: String?)", "/a?q",
                "1:72: error: ShopRoute.a carries \"x\", which \"/a?q\" does not have. Add it to the path, like \"/a?q&x\", or remove it.",
                "6:72: note: the path is here"
            ),
            (
                "a(x: Int)", "/a",
                "1:72: error: ShopRoute.a carries \"x\", which \"/a\" does not have. Add it to the path, like \"/a?x\", or remove it.",
                "6:72: note: the path is here"
            ),
            (
                "a(String?)", "/a/:id",
                "1:72: error: \"id\" of ShopRoute.a is optional, but every link has it in its path. Write String.",
                "6:77: note: \"id\" of the path is here"
            ),
            (
                "a(id: [Int])", "/a/:id",
                "1:76: error: \"id\" of ShopRoute.a is a list, but \":id\" is one segment of the path. Write Int, or \"*id\" at the end of the path.",
                "6:77: note: \"id\" of the path is here"
            ),
            (
                "a([Int])", "/a/*rest",
                "1:72: error: \"rest\" of ShopRoute.a takes the segments of \"*rest\". Write [String].",
                "6:77: note: \"rest\" of the path is here"
            ),
            (
                "a(q: String)", "/a?q",
                "1:75: error: \"q\" of ShopRoute.a is in the query, which a link can be without. Write String?.",
                "6:76: note: \"q\" of the path is here"
            ),
            (
                "a(q: [Int])", "/a?q",
                "1:75: error: \"q\" of ShopRoute.a is a list, but \"q\" is in a link at most once. Write Int?, or \"q*\" in the path.",
                "6:76: note: \"q\" of the path is here"
            ),
            (
                "a(q: Int?)", "/a?q*", "1:75: error: \"q\" of ShopRoute.a takes every \"q\" of a link. Write [Int].",
                "6:76: note: \"q\" of the path is here"
            ),
            (
                "a(id: Date)", "/a/:id",
                "1:76: error: \"id\" of ShopRoute.a is Date: Date can't be read from a text. Write a type that is LosslessStringConvertible or RawRepresentable, such as String, Int or an identifier.",
                "6:77: note: \"id\" of the path is here"
            ),
            (
                "a(id: (Int) -> Void)", "/a/:id",
                "1:76: error: \"id\" of ShopRoute.a is (Int) -> Void: a link can't hold a function. Write a type that is LosslessStringConvertible or RawRepresentable, such as String, Int or an identifier.",
                "6:77: note: \"id\" of the path is here"
            ),
            (
                "a(String, Int)", "/a/:id",
                "1:70: error: \"/a/:id\" has 1 value, but ShopRoute.a carries 2. Write: case a(id: String).",
                "6:72: note: the path is here"
            ),
            (
                "a", "/a/:product-id/*rest?q&tag*",
                "1:70: error: \"/a/:product-id/*rest?q&tag*\" has 4 values, but ShopRoute.a carries 0. Write: case a(productId: String, rest: [String], q: String?, tag: [String]).",
                "6:72: note: the path is here"
            ),
            (
                "a(id: Int, String)", "/a/:id/:b",
                "1:70: error: ShopRoute.a labels some of its values and not others. Label all of them, like the path, or none.",
                "6:72: note: the path is here"
            ),
        ])
    func valuesThatDoNotMatchThePathAreRefused(route: String, path: String, error: String, note: String) {
        #expect(problems(feature("Shop", ["\(route)": "\(path)"])) == "Shop.swift:\(error)\nShop.swift:\(note)")
    }

    @Test(arguments: [
        ("a(id: Product.ID)", "/a/:id"), ("a(Swift.Int, [Swift.String])", "/a/:id/*rest"),
        ("a(q: Optional<Sort>)", "/a?q"),
        ("a(tag: Array<UUID>, q: Model.Category.ID?)", "/a?q&tag*"), ("a(b: Int, a: Bool = true)", "/a/:a/:b"),
        ("a(productId: Int)", "/a/:product-id"), ("a(_: Int, _ q: String?)", "/a/:id?q"), ("a(in: Int)", "/a/:in"),
    ])
    func valuesThatMatchThePathAreAccepted(route: String, path: String) {
        #expect(problems(feature("Shop", ["\(route)": "\(path)"])).isEmpty)
    }

    @Test(arguments: [
        ("URL", "URL can't be read from a text"), ("any Error", "a link has to be read into a certain type"),
        ("(Int, Int)", "a link can't hold a tuple"), ("[String: Int]", "a link can't hold a dictionary"),
        ("Set<Int>", "Set can't be read from a text"), ("Foundation.Data", "Data can't be read from a text"),
    ])
    func typesThatALinkCanNotContainAreRefused(type: String, reason: String) {
        let text = problems(feature("Shop", ["a(id: \(type))": "/a/:id"]))
        #expect(text.hasPrefix("Shop.swift:1:76: error: \"id\" of ShopRoute.a is \(type): \(reason). Write a type"))
    }

    /// The sources declare `Product` without a conversion from text.
    @Test(arguments: [
        "public struct Product: Identifiable, Hashable, Codable, Sendable {}", "final class Product {}",
        "enum Product: Hashable { case a }", "@MainActor struct Product: @unchecked Sendable {}",
        "struct Product {}\nextension Product: Swift.Equatable {}",
    ])
    func typesWithoutAConversionFromTextAreRefused(declaration: String) {
        let found = problems(["Shop": feature("Shop", ["a(id: Product)": "/a/:id"]), "Core": declaration])
        #expect(
            found.hasPrefix(
                """
                Shop.swift:1:76: error: "id" of ShopRoute.a is Product, which no text can be made into. Let it be \
                LosslessStringConvertible or RawRepresentable, or carry its identifier instead.
                Shop.swift:6:77: note: "id" of the path is here
                Core.swift:1:
                """))
        #expect(found.hasSuffix(": note: Product is declared here"))
    }

    @Test(arguments: [
        "enum Product: String { case a }", "struct Product: RawRepresentable {}",
        "@Identifier struct Product: Hashable {}",
        "struct Product {}\nextension Product: LosslessStringConvertible {}", "struct Product: SomeProtocol {}",
        "struct Product {}\nextension Core.Product: Code {}", "protocol Product {}", "typealias Product = Int",
    ])
    func typesWithUnknownConversionsAreLeftToTheCompiler(declaration: String) {
        #expect(problems(["Shop": feature("Shop", ["a(id: Product)": "/a/:id"]), "Core": declaration]).isEmpty)
    }

    @Test func nestedOptionalsAndListsAreRefused() {
        #expect(
            problems(feature("Shop", ["a(q: Int??)": "/a?q"])).contains(
                "is Int?: a link can't hold one inside the other"))
        #expect(
            problems(feature("Shop", ["a(q: [[Int]])": "/a?q*"])).contains("is [Int]: a link can't hold one inside"))
        #expect(problems(feature("Shop", ["a(q: [Int?])": "/a?q*"])).contains("is Int?: a link can't hold one inside"))
    }

    @Test func parametersThatAreEqualInCodeAreRefused() {
        let found = problems(feature("Shop", ["a(Int, Int)": "/a/:product-id/:productId"]))
        #expect(
            found.contains(
                "error: \"product-id\" and \"productId\" of \"/a/:product-id/:productId\" would both be productId in code."
            ))
    }

    @Test(arguments: ["Dependencies", "Exit", "Router"])
    func modulesNamedLikeAPropertyOfAppFlowsAreRefused(module: String) {
        let found = problems([module: feature(module)])
        #expect(
            found.contains("error: the module \(module) would be AppFlows.\(module.lowercased()), which AppFlows has"))
    }
}
