#if Headless || !canImport(SwiftUI)
    import FlowKit
    import ScreenTesting
    import FlowTesting
    import FlowUI
    import Testing

    @testable import Recipes

    /// The screens of the app, as the user sees them.
    @MainActor
    @Suite struct RecipesViewTests {
        private let model: RecipesModel
        private let app: ScreenDriver

        init() throws {
            let model = try RecipesModel { _ in }
            self.model = model
            app = ScreenDriver { RecipesView(model: model) }
        }

        /// A way to the favorites.
        enum Way: CaseIterable { case tab, link }

        private func goToFavorites(_ way: Way) async {
            await model.begin(with: nil)
            switch way {
            case .tab: app.tap("Favorites")
            case .link: await model.open("recipes://favorites")
            }
            await app.settle(model.navigator) { app.title == "Sign in" }
        }

        @Test(arguments: Way.allCases)
        func favoritesAreShownAfterTheSignIn(_ way: Way) async {
            await goToFavorites(way)
            app.type("Ada", into: "Name")
            app.tap("Save")
            await app.settle(model.navigator) { app.title == "Favorites" }
            #expect(app.shows("Pancakes") && !app.shows("Minestrone"))
        }

        @Test(arguments: Way.allCases)
        func withoutTheSignInNothingWaits(_ way: Way) async {
            await goToFavorites(way)
            app.dismissSheet()
            await app.settle(model.navigator) { model.navigator.pending == nil }
            #expect(app.title == "Recipes")
        }

        @Test func aRecipeIsAddedAndDeleted() async {
            app.tap("Add")
            await app.settle { app.title == "New recipe" }
            app.type("Gnocchi", into: "Title")
            app.tap("Save")
            await app.settle(model) { app.shows("Gnocchi") }
            app.tap("Gnocchi")
            app.tap("Delete")
            await app.settle { app.shows("Delete Gnocchi?") }
            app.tap("Delete")
            await app.settle(model) { app.title == "Recipes" && !app.shows("Gnocchi") }
        }
    }
#endif
