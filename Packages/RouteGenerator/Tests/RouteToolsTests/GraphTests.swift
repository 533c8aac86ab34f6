import Foundation
import Testing

@testable import RouteTools

@Suite("The graph")
struct GraphTests {
    @Test("as a flowchart")
    func flowchart() throws {
        let lines = try RouteGraph(catalog()).text.split(separator: "\n").map(String.init)
        #expect(lines.first == "flowchart LR")
        for line in [
            "  activity0([\"Reading\"])", "  tab0(\"Books\")", "  screen0[\"Shelf<br/>/books?tag*#amp;page\"]",
            "  activity0 --> tab0", "  tab0 --> screen0", "  activity0 -.-> screen2",
            "  screen3[\"Book<br/>/books/:id (sheet)\"]",
            "  screen5[\"Me<br/>/me (sign-in)\"]", "  exits0>\"reader<br/>settings<br/>elsewhere\"]",
            "  screen0 --> exits0", "  screen3 --> exits0",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test("the same app has the same graph")
    func deterministic() throws {
        let one = try RouteGraph(RouteCatalog(library))
        let other = try RouteGraph(RouteCatalog(library.reversed()))
        #expect(one.text == other.text)
    }
}
