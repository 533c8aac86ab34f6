import FlowKit
import FlowUI

/// The app.
struct RecipesView: View {
    let model: RecipesModel

    var body: some View {
        NavigatorView(model.navigator) { route, router in
            switch route {
            case .recipes: RecipeList(title: "Recipes", model: model, router: router)
            case .favorites: RecipeList(title: "Favorites", isShown: \.isFavorite, model: model, router: router)
            case .recipe(let id): RecipeDetail(id: id, model: model, router: router)
            case .newRecipe: TextForm(title: "New recipe", field: "Title") { router.finish(.newRecipe, with: $0) }
            case .signIn: TextForm(title: "Sign in", field: "Name") { router.finish(.signIn, with: $0) }
            }
        } label: { tab in
            switch tab {
            case .recipes: Label("Recipes", systemImage: "book")
            case .favorites: Label("Favorites", systemImage: "heart")
            }
        }
    }
}

private struct RecipeList: View {
    let title: LocalizedStringKey
    var isShown: (Recipe) -> Bool = { _ in true }
    @ObservedObject var model: RecipesModel
    let router: Router<Recipes.Route>

    var body: some View {
        List(model.recipes.filter(isShown)) { recipe in
            Button(recipe.title) { router.navigate(to: .recipe(id: recipe.id)) }
        }
        .navigationTitle(title)
        .toolbar {
            Button("Add") { Task { await model.addRecipe(router) } }
        }
    }
}

private struct RecipeDetail: View {
    let id: Int
    @ObservedObject var model: RecipesModel
    let router: Router<Recipes.Route>

    var body: some View {
        Group {
            if let recipe = model.recipe(id) {
                List {
                    Text(recipe.title)
                    Toggle("Favorite", isOn: isFavorite(recipe))
                    Button("Delete") { Task { await model.delete(recipe, router) } }
                }
            } else {
                Text("This recipe doesn't exist.")
            }
        }
        .navigationTitle("Recipe")
    }

    private func isFavorite(_ recipe: Recipe) -> Binding<Bool> {
        Binding {
            recipe.isFavorite
        } set: {
            model.setFavorite(id, $0)
        }
    }
}

/// A sheet with a text field, which ends with the text.
private struct TextForm: View {
    let title: LocalizedStringKey
    let field: LocalizedStringKey
    let save: (String) -> Void
    @State private var text = ""

    var body: some View {
        Form {
            TextField(field, text: $text)
            Button("Save") { save(text) }.disabled(text.isEmpty)
        }
        .navigationTitle(title)
    }
}
