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
        #expect(try shop().explain("/settings").text.contains("Tab       account: it is its feature's"))
        #expect(try shop().explain("/products/12").text.contains("Tab       home: its activity begins with it"))
    }

    @Test("the screen of each exit is known")
    func exits() throws {
        let exits = try shop().exits
        #expect(
            exits.contains(RouteExit(module: "Home", name: "product", screen: "ProductDetails.productDetails"))
        )
        #expect(
            exits.contains(RouteExit(module: "Bag", name: "shop", screen: "ProductListing.productListing")))
        // These exits go back, to the pending navigation, to a link, to another app, to a question, or to a flow with a result.
        let elsewhere = exits.filter { $0.screen == nil }.map { "\($0.module).\($0.name)" }
        #expect(
            elsewhere == [
                "ActivitySwitcher.activity", "ActivitySwitcher.close", "Bag.checkout", "Checkout.close", "Home.link",
                "MyAccount.signedIn", "MyAccount.link", "Search.close", "Web.link", "Web.outside", "DebugMenu.link",
            ])
    }

    @Test("a folder without modules is named")
    func noSources() {
        let nowhere = "\(Workspace.folder)/nowhere"
        #expect(throws: RouteToolError.noSources(nowhere)) { try RouteCatalog(package: nowhere) }
        #expect(
            "\(RouteToolError.noSources("x"))"
                == "error: x holds no module: there is neither Packages/*/Sources/* nor Sources/* in it. Name the folder of "
                + "the app's Package.swift with --package-path.")
    }
}
