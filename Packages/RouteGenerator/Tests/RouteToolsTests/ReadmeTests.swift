import RouteTools
import Testing

/// The code of the README, as it stands there.
func explanation(of link: String, inAppAt packagePath: String) throws -> String {
    let catalog = try RouteCatalog(RouteSourceFinder(packagePath: packagePath).sources())
    return catalog.explain(link).text
}

@Suite("The README")
struct ReadmeTests {
    @Test("its code does what it says")
    func explains() throws {
        #expect(
            try explanation(of: "/products/12", inAppAt: workspace).contains("Screen    ProductDetails.productDetails"))
    }
}
