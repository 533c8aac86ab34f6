import CustomDump

/// A route as text, on one line: "product(Product.ID(rawValue: 7))".
enum RouteText {
    static func of<Route>(_ route: Route) -> String {
        let dump = String(customDumping: route).split(separator: "\n")
            .map { $0.drop(while: \.isWhitespace) }
            .joined(separator: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")")
        guard Mirror(reflecting: route).displayStyle == .enum else { return dump }
        // The name of the type says nothing where there is only one.
        let head = dump.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return dump }
        return String(dump[head.index(after: dot)...])
    }
}
