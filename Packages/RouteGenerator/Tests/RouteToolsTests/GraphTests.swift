import Foundation
import Testing

@testable import RouteTools

@Suite("The graph")
struct GraphTests {
    @Test("as a flowchart")
    func mermaid() throws {
        let lines = try RouteGraph(catalog()).mermaid.split(separator: "\n").map(String.init)
        #expect(lines.first == "flowchart LR")
        for line in [
            "  activity0([\"Reading\"])", "  tab0(\"Books\")", "  screen0[\"Shelf<br/>/books?tag*#amp;page\"]",
            "  activity0 --> tab0", "  tab0 --> screen0", "  activity0 -.-> screen2",
            "  screen5[\"Me<br/>/me (sign-in)\"]", "  exits0>\"reader<br/>settings<br/>elsewhere\"]",
            "  screen0 --> exits0", "  screen3 --> exits0",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test("as DOT")
    func dot() throws {
        let lines = try RouteGraph(catalog()).dot.split(separator: "\n").map(String.init)
        #expect(lines.first == "digraph routes {" && lines.last == "}")
        for line in [
            "  activity0 [label=\"Reading\", shape=ellipse];", "  tab0 [label=\"Books\", shape=box, style=rounded];",
            "  screen0 [label=\"Shelf\\n/books?tag*&page\", shape=box];",
            "  screen3 [label=\"Book\\n/books/:id (sheet)\", shape=box];", "  activity0 -> tab0;", "  tab0 -> screen0;",
            "  activity0 -> screen2 [style=dashed];", "  screen0 -> exits0;",
            "  exits0 [label=\"reader\\nsettings\\nelsewhere\", shape=plaintext];",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test("the same app has the same graph")
    func deterministic() throws {
        let one = try RouteGraph(RouteCatalog(library))
        let other = try RouteGraph(RouteCatalog(library.reversed()))
        #expect(one.dot == other.dot)
        #expect(one.mermaid == other.mermaid)
    }
}
