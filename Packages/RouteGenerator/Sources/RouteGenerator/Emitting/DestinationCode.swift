/// Writes the switch from a route to its screen.
struct DestinationCode {
    let map: AppMap

    func write(to writer: inout CodeWriter) {
        writer.line()
        writer.block("extension AppRoute") { writer in
            writer.line("/// The route's screen, made by its feature.")
            writer.line("@MainActor @ViewBuilder")
            writer.block("func destination(_ flows: AppFlows) -> some View") { writer in
                writer.line("switch self {")
                for feature in map.features {
                    let name = Identifier.escaped(feature.name)
                    writer.line("case .\(name)(let route): route.destination(flows.\(name))")
                }
                writer.line("}")
            }
        }
    }
}
