import DeepLink

extension Mall {
    static let entries: [LinkEntry<Route>] = [
        LinkEntry("/home", route: .home), LinkEntry("/bag", route: .bag), LinkEntry("/orders", route: .orders),
        LinkEntry("/settings", route: .settings), LinkEntry("/signin", route: .signIn),
        entry("/products/:id", { .product($0) }) { if case .product(let id) = $0 { id } else { nil } },
        entry("/orders/:id", { .order($0) }) { if case .order(let id) = $0 { id } else { nil } },
        entry("/photos/:id", { .photo($0) }) { if case .photo(let id) = $0 { id } else { nil } },
        LinkEntry("/search?q") { values throws(DeepLinkRefusal) in
            .search(text: values.optionalValue(0, .text))
        } print: { route, link in
            guard case .search(let text) = route else { return false }
            link.write(text, .text)
            return true
        },
    ]

    static func links() throws -> URLRouter<Route> {
        URLRouter(
            try LinkTable(
                entries, tabs: Tab.allCases.map { LinkTab($0.rawValue, root: "/\($0.rawValue)") }, home: "/home"),
            policy: LinkPolicy(schemes: ["mall"], hosts: ["mall.example"]))
    }

    private static func entry(
        _ pattern: String, _ make: @escaping @Sendable (Int) -> Route, _ id: @escaping @Sendable (Route) -> Int?
    ) -> LinkEntry<Route> {
        LinkEntry(pattern) { values throws(DeepLinkRefusal) in
            make(try values.value(0, .text))
        } print: { route, link in
            guard let id = id(route) else { return false }
            link.write(id, .text)
            return true
        }
    }
}
