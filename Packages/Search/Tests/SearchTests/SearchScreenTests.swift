#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Search

    @MainActor
    @Suite struct SearchScreenTests {
        @Test func anEmptyFieldInvitesToSearch() async {
            let (scene, app) = await shown(SearchScene())
            #expect(app.shows("What are you looking for?"))
            app.tap("Browse all categories")
            #expect(scene.exits == [.allCategories])
        }

        @Test func recentSearchesAreRepeatedAndRemoved() async {
            let (scene, app) = await shown(SearchScene(recent: ["oak", "desk"]))
            await app.settle { app.shows(id: "search.recent-oak.row") }
            app.tap(id: "search.recent-oak.row")
            #expect(scene.exits == [.results("oak", in: nil)])
            app.tap(id: "search.recent-desk.remove.button")
            await app.settle { !app.shows(id: "search.recent-desk.row") }
            app.tap(id: "search.recents-clear.button")
            await app.settle { app.shows("What are you looking for?") }
        }

        @Test func suggestionsOfAText() async {
            let (scene, app) = await shown(SearchScene(), "lum")
            await app.settle { app.shows(id: "search.submit.row") }
            app.expectOutline(
                """
                screen "Search"
                  toolbar
                    button "Close" #search.close.button
                  search "Search" = "lum" (focused)
                  list
                    section
                      - button "Search for “lum”" #search.submit.row
                      - button "“lum” in Fragrances (3)" #search.scope-fragrances.row
                    section
                      text "Brands"
                      - button "Lumière" #search.brand-Lumière.row
                    section
                      text "Products"
                      - button "Cedar Morning Eau de Toilette Lumière $64.00" #search.product-1.row
                      - button "Fig Leaf Eau de Parfum Lumière $76.49, was $89.99" #search.product-2.row
                      - button "Amber Candle Lumière $38.00" #search.product-6.row
                """)
            app.tap(id: "search.submit.row")
            app.tap(id: "search.scope-fragrances.row")
            app.tap(id: "search.brand-Lumière.row")
            app.tap(id: "search.product-1.row")
            #expect(
                scene.exits == [
                    .results("lum", in: nil), .results("lum", in: .fragrances), .brand("Lumière"),
                    .product(Product.ID(rawValue: 1)),
                ])
        }

        @Test func aCategoryIsSuggested() async {
            let (scene, app) = await shown(SearchScene(), "furn")
            await app.settle { app.shows(id: "search.category-furniture.row") }
            app.tap(id: "search.category-furniture.row")
            #expect(scene.exits == [.category(.furniture)])
        }

        @Test func nothingFoundOffersTheWholeShop() async {
            let (scene, app) = await shown(SearchScene(), "xyzzy")
            await app.settle { app.shows("No results for “xyzzy”") }
            app.tap("Search the whole shop")
            app.tap(id: "search.all-categories.button")
            expectNoDifference(scene.exits, [.results("xyzzy", in: nil), .allCategories])
        }

        @Test func aMisspelledTextIsCorrectedUnlessTheUserWantsItExactly() async {
            let scene = SearchScene()
            scene.search.corrections = ["stol": "stool"]
            let (_, app) = await shown(scene, "stol")
            await app.settle { app.shows("Showing results for “stool”") }
            #expect(app.shows(id: "search.product-8.row"))
            app.tap("Search for “stol” instead")
            app.tap(id: "search.submit.row")
            #expect(scene.exits == [.results("\"stol\"", in: nil), .results("stool", in: nil)])
        }

        @Test func aTextThatIsCorrectedWithoutResultsIsShownAsTyped() async {
            let scene = SearchScene()
            scene.search.corrections = ["xyzzy": "xyzzz"]
            let (_, app) = await shown(scene, "xyzzy")
            await app.settle { app.shows("No results for “xyzzy”") }
        }

        @Test func aFailureIsShown() async {
            let scene = SearchScene()
            scene.search.failure = .storage("the catalog can't be read")
            let (_, app) = await shown(scene, "oak")
            await app.settle { app.shows("Can't access saved data") }
            scene.search.failure = nil
            app.tap("Try again")
            await app.settle { app.shows(id: "search.product-8.row") }
        }

        @Test func theSearchCloses() async {
            let (scene, app) = await shown(SearchScene())
            app.tap(id: "search.close.button")
            #expect(scene.exits == [.close])
        }

        private func shown(_ scene: SearchScene, _ text: String = "") async -> (SearchScene, ScreenDriver) {
            let viewModel = scene.viewModel(text)
            return (scene, ScreenDriver { NavigationStack { SearchView(viewModel: viewModel, text: "") } })
        }
    }
#endif
