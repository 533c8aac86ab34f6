/// Writes the list of view models.
struct RoutableTypesCode {
    let map: AppMap
    let names: TypeNames

    func write(to writer: inout CodeWriter) {
        let types = map.screens.map { names.name($0.viewModel, of: $0.module) }.sorted()
        writer.line()
        writer.line("/// The view models that say where their screens live.")
        writer.block("public enum RoutableTypes") { writer in
            writer.line("/// All of them, by name.")
            writer.list("public static let all: [any Routable.Type] = ", types.map { "\($0).self" }, tail: "")
            writer.line()
            writer.line("/// The view model of a pattern. O(1).")
            writer.line("public static let byPath: [String: any Routable.Type] = Dictionary(")
            writer.line("    all.map { ($0.routeConfig.path, $0) }, uniquingKeysWith: { first, _ in first })")
        }
    }
}
