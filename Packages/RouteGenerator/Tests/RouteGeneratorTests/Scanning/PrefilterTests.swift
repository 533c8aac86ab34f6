import RouteGenerator
import Testing

@Suite struct PrefilterTests {
    private func accepts(_ source: String, types: Set<String> = []) -> Bool {
        Prefilter(module: "Shop", types: types).accepts(Array(source.utf8))
    }

    @Test(arguments: [
        "RouteConfig(", "enum ShopRoute {", "A: Routable", "ActivityConfig", "extension ActivityID", "enum ShopExit",
        "public struct Shop {}", "final class Shop: P", "typealias Shop = Int",
    ])
    func whatCanDeclareSomethingIsRead(source: String) {
        #expect(accepts(source))
        #expect(accepts("\n\n// \(source)"))
    }

    @Test(arguments: [
        "", "R", "Rou", "import Shop", "struct Shopping {}", "struct MyShop {}", "let shop = Shop()", "activity",
        "exit()",
    ])
    func whatCanNotIsPassedOver(source: String) {
        #expect(!accepts(source))
    }

    @Test func typesAreLookedFor() {
        #expect(accepts("enum Sort {", types: ["Sort"]))
        #expect(!accepts("enum Order {", types: ["Sort"]))
    }
}
