import RouteGenerator

/// The declarations of modules, each with one source that bears its name.
func declarations(_ modules: KeyValuePairs<String, String>) -> Declarations {
    Declarations(
        files: modules.map { module, source in
            SourceScanner().scan(Array(source.utf8), of: SourceFile(module: module, path: "\(module).swift"))
        })
}

func analyze(_ modules: KeyValuePairs<String, String>) -> Analysis {
    Analysis(declarations(modules))
}

/// What is wrong with a module `Shop`, with an activity `shop` around it.
func problems(_ shop: String) -> String {
    problems(["Shop": shop])
}

func problems(_ modules: KeyValuePairs<String, String>) -> String {
    let sources =
        modules.map { $0 } + [(key: "Model", value: "extension ActivityID { static let shop: ActivityID = \"shop\" }")]
    let files = sources.map { module, source in
        SourceScanner().scan(Array(source.utf8), of: SourceFile(module: module, path: "\(module).swift"))
    }
    return Analysis(Declarations(files: files)).diagnostics.map(\.description).joined(separator: "\n")
}

/// A feature that is right: a tab, and a screen for each path.
func feature(_ module: String, tab: String? = nil, _ screens: KeyValuePairs<String, String> = [:]) -> String {
    let tab = tab ?? "TabConfig(identifier: \"\(module)\", title: \"\(module)\", icon: \"bag\", index: 0)"
    let cases = screens.map { "case \($0.key)" }.joined(separator: "; ")
    let viewModels = screens.map { route, path in
        let name = route.prefix { $0 != "(" }
        return """
            extension \(name.prefix(1).uppercased() + name.dropFirst())ViewModel: Routable {
                public static let routeConfig = RouteConfig(activity: .shop, path: "\(path)")
            }
            """
    }
    return """
        public enum \(module)Route: Hashable, Codable, Sendable { case root; \(cases) }
        extension RootViewModel: Routable {
            public static let routeConfig = RouteConfig(activity: .shop, tab: \(tab), path: "/\(module)")
        }
        \(viewModels.joined(separator: "\n"))
        """
}
