public import RouteGenerator
public import RoutePatterns

/// A value of a route, and the type that it has in the route's case.
public struct RouteParameter: Hashable, Sendable {
    public var name: String
    public var kind: RoutePattern.Parameter.Kind
    /// The type of one value as it is written, without `?` and brackets: `Product.ID`.
    public var type: String

    /// What the kind is called in baselines and other JSON.
    var kindName: String {
        switch kind {
        case .path: "path"
        case .tail: "tail"
        case .query: "query"
        case .repeatedQuery: "repeatedQuery"
        }
    }

    var json: JSONText { .object(["name": .string(name), "in": .string(kindName), "type": .string(type)]) }
}

extension AppMap.Screen {
    /// In the order of the pattern.
    public var parameters: [RouteParameter] {
        zip(pattern.parameters, values).map { parameter, value in
            RouteParameter(name: parameter.name, kind: parameter.kind, type: Self.element(of: value.type))
        }
    }

    /// The analysis has seen to it that a type has the form that its parameter needs: one layer at most.
    private static func element(of type: String) -> String {
        for module in ["Swift.", "Foundation."] where type.hasPrefix(module) {
            return element(of: String(type.dropFirst(module.count)))
        }
        if type.hasSuffix("?") { return element(of: String(type.dropLast())) }
        if type.hasPrefix("["), type.hasSuffix("]") { return element(of: String(type.dropFirst().dropLast())) }
        for generic in ["Optional<", "Array<"] where type.hasPrefix(generic) && type.hasSuffix(">") {
            return element(of: String(type.dropFirst(generic.count).dropLast()))
        }
        return type
    }
}
