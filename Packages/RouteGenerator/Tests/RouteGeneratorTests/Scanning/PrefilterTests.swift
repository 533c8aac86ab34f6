import RouteGenerator
import Testing

@Suite struct PrefilterTests {
    private func accepts(_ source: String) -> Bool { Prefilter(module: "Shop").accepts(Array(source.utf8)) }

    @Test(arguments: [
        "RouteConfig(", "enum ShopRoute {", "A: Routable", "ActivityConfig", "extension ActivityID", "enum ShopExit",
        "public struct Shop {}", "final class Shop: P", "typealias Shop = Int", "class BagViewModel {}",
        "struct AViewModel: B",
    ])
    func whatCanDeclareSomethingIsRead(source: String) {
        #expect(accepts(source))
        #expect(accepts("\n\n// \(source)"))
    }

    @Test(arguments: [
        "", "R", "Rou", "import Shop", "struct Shopping {}", "struct MyShop {}", "let shop = Shop()",
        "let model = BagViewModel()",
        "class BagViewModelMock", "extension BagViewModel", "activity",
        "exit()",
    ])
    func whatCanNotIsPassedOver(source: String) {
        #expect(!accepts(source))
    }

    @Test func typesAreLookedFor() {
        let filter = Prefilter(types: ["Sort", "Size"])
        #expect(filter.accepts(Array("enum Sort {".utf8)))
        #expect(filter.accepts(Array("extension Model.Size {".utf8)))
        #expect(!filter.accepts(Array("enum Order { case RouteConfig }".utf8)))
    }
}
