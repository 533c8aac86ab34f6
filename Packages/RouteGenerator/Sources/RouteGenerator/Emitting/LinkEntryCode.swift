import RoutePatterns

/// Writes the entry of one screen in the table of links.
struct LinkEntryCode {
    let screen: AppMap.Screen
    let feature: AppMap.Feature

    func write(to writer: inout CodeWriter) {
        let tab = screen.tab.map { ", tab: \(CodeWriter.literal($0.name))" } ?? ""
        let head = "LinkEntry(\(CodeWriter.literal(screen.pattern.text))\(tab)"
        guard !screen.arguments.isEmpty else {
            return writer.line("\(head), route: \(RouteCode.value(screen, of: feature) { _ in "" }))")
        }
        writer.line("\(head)) { values throws(LinkValueError) in")
        writer.indented { $0.call(RouteCode.call(screen, of: feature) { reading($0.parameter) }, tail: "") }
        writer.line("} print: { route, link in")
        var pattern = RouteCode.call(screen, of: feature) { _ in "" }
        pattern.arguments = screen.arguments.map { "let \(variable($0.parameter))" }
        writer.indented { $0.call(pattern, head: "guard case ", tail: " = route else { return false }") }
        for index in screen.pattern.parameters.indices {
            let isTail = screen.pattern.parameters[index].kind == .tail
            writer.line("    link.\(isTail ? "writeTail" : "write")(\(variable(index)))")
        }
        writer.line("    return true")
        writer.line("}")
    }

    private func reading(_ index: Int) -> String {
        switch screen.pattern.parameters[index].kind {
        case .path: "try values.value(\(index))"
        case .tail: "values.tail(\(index))"
        case .query: "try values.optionalValue(\(index))"
        case .repeatedQuery: "try values.repeatedValue(\(index))"
        }
    }

    /// What the value of a parameter is called: as in the path, unless that means something else here.
    private func variable(_ index: Int) -> String {
        let name = ValueFit.label(of: screen.pattern.parameters[index].name)
        return ["link", "route", "values", "self", "_"].contains(name) ? "\(name)Value" : Identifier.escaped(name)
    }
}
