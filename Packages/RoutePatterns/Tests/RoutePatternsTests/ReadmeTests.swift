import RoutePatterns
import Testing

/// The code of the README.
@Suite struct ReadmeTests {
    @Test func thePatternsOfTheReadme() throws {
        let texts = ["/products/new", "/products/:id?color", "/products/:id/*rest"]
        let patterns = try texts.map { try RoutePattern($0) }
        #expect(RouteConflict.all(in: patterns).isEmpty)

        let automaton = try RouteAutomaton(patterns)
        #expect(automaton.pattern(for: ["products", "new"]) == 0)
        #expect(automaton.candidates(for: ["products", "new"]) == [0, 1])
    }
}
