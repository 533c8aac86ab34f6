import RouteTools
import Testing

@Suite("The table of routes")
struct ListTests {
    @Test("without sources there is none")
    func noScreen() {
        #expect(throws: RouteToolError.noScreen) { try RouteCatalogue([]) }
    }
}
