import RouteGenerator
import RoutePatterns

/// What links of one kind mean to everybody outside the app: what has to stay as it is.
public struct PublicURL: Hashable, Codable, Sendable {
    /// A value of the link.
    public struct Parameter: Hashable, Codable, Sendable {
        public var name: String
        /// `path`, `tail`, `query` or `repeatedQuery`.
        public var kind: String
        /// `Product.ID`
        public var type: String

        enum CodingKeys: String, CodingKey {
            case name, type
            case kind = "in"
        }
    }

    /// The pattern of the path, without the query: `/products/:id`.
    public var path: String
    /// Those of the path as they stand there, then those of the query by name.
    public var parameters: [Parameter]
    /// `ProductDetails.productDetails`
    public var screen: String
    public var activity: String
    /// The tab in which a link shows the screen.
    public var tab: String

    init(_ screen: AppMap.Screen, in catalog: RouteCatalog) {
        path = screen.pattern.path
        let all = screen.parameters.map { Parameter(name: $0.name, kind: $0.kindName, type: $0.type) }
        let ofQuery = all.filter(\.isOfQuery).sorted { $0.name < $1.name }
        parameters = all.filter { !$0.isOfQuery } + ofQuery
        self.screen = screen.name
        activity = screen.activity
        tab = catalog.tab(of: screen)?.name ?? ""
    }

    /// What links fit it: the path without the names of its values, of which no link knows.
    var shape: [String] {
        path.split(separator: "/").map { segment in
            segment.first == ":" || segment.first == "*" ? String(segment.prefix(1)) : String(segment)
        }
    }

    var ofPath: [Parameter] { parameters.filter { !$0.isOfQuery } }

    var json: JSONText {
        .object([
            "path": .string(path),
            "parameters": .list(
                parameters.map { parameter in
                    .object([
                        "name": .string(parameter.name), "in": .string(parameter.kind), "type": .string(parameter.type),
                    ])
                }),
            "screen": .string(screen), "activity": .string(activity), "tab": .string(tab),
        ])
    }
}

extension PublicURL.Parameter {
    var isOfQuery: Bool { kind == "query" || kind == "repeatedQuery" }
}
