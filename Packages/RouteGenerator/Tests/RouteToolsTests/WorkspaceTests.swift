import Foundation
import RouteGenerator
import Testing

@testable import RouteTools

@Suite("This workspace")
struct WorkspaceTests {
    private func shop() throws -> RouteCatalog {
        try Workspace.catalog.get()
    }

    @Test("its routes are found in its sources")
    func routes() throws {
        let rows = try shop().table.split(separator: "\n").dropFirst()
        #expect(rows.first?.hasPrefix("/home ") == true)
        #expect(rows.first?.contains(" Packages/Home/Sources/Home/") == true)
        #expect(rows.contains { $0.hasPrefix("/products/:id ") && $0.contains(" ProductDetails.productDetails ") })
    }

    @Test("a screen is shown in its feature's tab")
    func tabs() throws {
        #expect(try shop().explain("/settings").text.contains("Tab       account: by default"))
        #expect(try shop().explain("/products/12").text.contains("Tab       home: by default"))
    }

    @Test("the exits of each feature are in the graph")
    func exits() throws {
        let graph = try RouteGraph(shop()).text
        #expect(graph.contains(">\"activity<br/>close\"]"))
    }

    @Test("a folder without modules is named")
    func noSources() {
        let nowhere = "\(Workspace.folder)/nowhere"
        let text =
            "error: \(nowhere) holds no module: there is neither Packages/*/Sources/* nor Sources/* in it. Name the folder of "
            + "the app's Package.swift with --package-path."
        #expect(throws: RouteError(text)) { try RouteCatalog(package: nowhere) }
    }
}
