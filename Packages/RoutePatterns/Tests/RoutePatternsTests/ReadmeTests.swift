import RoutePatterns
import Testing

/// The code of the README.
@Suite struct ReadmeTests {
    @Test func thePatternsOfTheReadme() throws {
        let texts = ["/products/new", "/products/:id?color", "/products/:id/*rest"]
        let patterns = try texts.map { try RoutePattern($0) }
        #expect(RouteConflict.all(in: patterns).isEmpty)

        let matcher = RouteMatcher(patterns)
        #expect(matcher.pattern(for: ["products", "new"]) == 0)
        #expect(matcher.candidates(for: ["products", "new"]) == [0, 1])
    }
}
