import FlowKit

/// The tabs and screens of the app.
enum Recipes: RouteSchema {
    enum Tab: String, CaseIterable, Codable { case recipes, favorites }
    enum Route: Hashable, Codable { case recipes, recipe(id: Int), newRecipe, favorites, signIn }

    static func root(of tab: Tab) -> Route { tab == .recipes ? .recipes : .favorites }

    // Links and saved states need to know where each screen belongs.
    static func tab(of route: Route) -> Tab? { Tab.allCases.first { root(of: $0) == route } }
    static func activity(of route: Route) -> Activity { .only }
    static func transition(of route: Route) -> NavigationType {
        [.newRecipe, .signIn].contains(route) ? .sheet : .push
    }
    static func requiresAuth(_ route: Route) -> Bool { route == .favorites }
}

extension ResultRoute<Recipes.Route, String> {
    /// The sheet for a new recipe. It ends with the title.
    static var newRecipe: Self { ResultRoute(.newRecipe) }
    /// The sign-in. It ends with the name of the user.
    static var signIn: Self { ResultRoute(.signIn) }
}

/// The choices of a user who deletes a recipe.
enum Deletion: String { case delete, keep }

extension Question<Deletion> {
    static func deletion(of title: String) -> Question {
        Question(
            title: "Delete \(title)?", message: "It is also removed from your favorites.",
            buttons: [
                Button(.delete, title: "Delete", role: .destructive), Button(.keep, title: "Keep", role: .cancel),
            ])
    }
}
