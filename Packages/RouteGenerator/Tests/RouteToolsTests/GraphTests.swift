import Foundation
import RouteTools
import Testing

@Suite("The drawing")
struct GraphTests {
    @Test("where exits lead is read from the app's code")
    func exits() throws {
        #expect(
            try catalog().exits == [
                RouteExit(module: "Books", name: "reader", target: .screen("Readers.reader")),
                RouteExit(module: "Books", name: "settings", target: .screen("Readers.me")),
                RouteExit(module: "Books", name: "elsewhere", target: .unknown),
            ])
    }

    @Test("as a flowchart")
    func mermaid() throws {
        let lines = try RouteGraph(catalog()).mermaid.split(separator: "\n").map(String.init)
        #expect(lines.first == "flowchart LR")
        for line in [
            "  activity0([\"Reading\"])", "  tab0(\"Books\")", "  screen0[\"Shelf<br/>/books?tag*#amp;page\"]",
            "  activity0 --> tab0", "  tab0 --> screen0", "  activity0 -.-> screen2",
            "  screen5[\"Me<br/>/me (sign-in)\"]", "  screen0 -->|\"settings\"| screen5",
            "  screen0 -->|\"reader\"| screen6", "  exit0_2>\"elsewhere\"]", "  screen0 --> exit0_2",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test("as a drawing that says in words what it shows")
    func svg() throws {
        let svg = try RouteGraph(catalog()).svg
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "))
        #expect(svg.contains("role=\"img\" aria-labelledby=\"routes-title routes-desc\""))
        #expect(
            svg.contains(
                "Shelf (/books?tag*&amp;page) in the tab Books; exits: reader to Reader, settings to Me, elsewhere."))
        #expect(svg.contains("prefers-color-scheme: dark"))
        #expect(svg.contains(">/me · sign-in</text>"))
        #expect(svg.contains(">/books/:id · sheet</text>"))
        #expect(svg.ranges(of: "<text ").count == svg.ranges(of: "</text>").count)
        #expect(svg.hasSuffix("</svg>\n"))
    }

    @Test("every box and line lies within the drawing")
    func bounds() throws {
        let svg = try RouteGraph(catalog()).svg
        let size = try #require(svg.firstMatch(of: /viewBox="0 0 ([\d.]+) ([\d.]+)"/))
        let width = try #require(Double(size.1))
        let height = try #require(Double(size.2))
        let boxes = svg.matches(of: /x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/)
        #expect(boxes.count > 20)
        for box in boxes {
            let numbers = [box.1, box.2, box.3, box.4].compactMap { Double($0) }
            #expect(numbers.count == 4 && numbers[0] + numbers[2] <= width && numbers[1] + numbers[3] <= height)
        }
    }

    @Test("the same app is always drawn the same way")
    func deterministic() throws {
        let one = try RouteGraph(RouteCatalog(library))
        let other = try RouteGraph(RouteCatalog(library.reversed()))
        #expect(one.svg == other.svg)
        #expect(one.mermaid == other.mermaid)
    }
}
