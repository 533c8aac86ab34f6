import DeepLink

extension URLRouter<Recipes.Route> {
    /// The links of the app. A screen without a link, such as a sheet with a result, is neither opened from outside nor restored.
    static func recipes() throws -> Self {
        let recipe = LinkEntry<Recipes.Route>("/recipes/:id", aliases: ["/r/:id"], tab: "recipes") {
            values throws(DeepLinkRefusal) in
            .recipe(id: try values.value(0, .text))
        } print: { route, link in
            guard case .recipe(let id) = route else { return false }
            link.write(id, .text)
            return true
        }
        let table = try LinkTable(
            [LinkEntry("/recipes", route: .recipes), recipe, LinkEntry("/favorites", route: .favorites)],
            tabs: [LinkTab("recipes", root: "/recipes"), LinkTab("favorites", root: "/favorites")], home: "/recipes")
        return URLRouter(table, policy: LinkPolicy(schemes: ["recipes"], hosts: ["recipes.example"]))
    }
}
