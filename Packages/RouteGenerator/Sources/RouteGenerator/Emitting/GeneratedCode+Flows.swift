// Flows.
extension GeneratedCode {
    /// Writes the class with a flow for each feature, and the structure with their dependencies.
    func writeFlows(to writer: inout CodeWriter) {
        writer.line()
        writer.line("/// The dependencies of each feature's screens, which the app makes from its services.")
        writer.block("struct AppDependencyContainer") { writer in
            for feature in map.features {
                let container = names.name("\(feature.module)DependencyContainer", of: feature.module)
                writer.line("let \(SwiftName.escaped(feature.name)): \(container)")
            }
        }
        let hasExits = map.features.contains { exit(of: $0) != nil }
        let handler = "@MainActor @Sendable (AppExit) -> Void"
        writer.line()
        writer.line("/// The flows of a stack, each made when one of its screens is first shown.")
        writer.line("@MainActor")
        writer.block("final class AppFlows") { writer in
            writer.line("private let dependencies: AppDependencyContainer")
            writer.line("/// The router of the stack.")
            writer.line("let router: Router<AppRoute>")
            if hasExits { writer.line("private let exit: \(handler)") }
            writer.line()
            writer.line("/// - Parameters:")
            writer.line("///   - dependencies: The dependencies of each feature's screens.")
            writer.line("///   - router: The router of the stack.")
            if hasExits { writer.line("///   - exit: Handles the exits of the stack's screens.") }
            writer.line("init(")
            writer.line("    _ dependencies: AppDependencyContainer, router: Router<AppRoute>\(hasExits ? "," : "")")
            if hasExits { writer.line("    exit: @escaping \(handler)") }
            writer.line(") {")
            writer.line("    self.dependencies = dependencies")
            writer.line("    self.router = router")
            if hasExits { writer.line("    self.exit = exit") }
            writer.line("}")
            for feature in map.features { writeFlow(feature, to: &writer) }
        }
    }

    private func writeFlow(_ feature: AppMap.Feature, to writer: inout CodeWriter) {
        let name = SwiftName.escaped(feature.name)
        let flow = names.name("\(feature.module)FlowViewModel", of: feature.module)
        let container = names.name("\(feature.module)FlowDependencyContainer", of: feature.module)
        let dependencies = "\(container)(\(feature.name): dependencies.\(name))"
        writer.line()
        writer.line("private(set) lazy var \(name) = \(flow)(")
        writer.indented { writer in
            let handler = exit(of: feature) == nil ? "" : " { [exit] in exit(.\(name)($0)) }"
            let single = "\(dependencies)\(handler),"
            if writer.fits(single) {
                writer.line(single)
            } else {
                writer.lines(["\(dependencies) { [exit] in", "    exit(.\(name)($0))", "},"])
            }
            writer.line("router: router.scope(embed: AppRoute.\(name)) { $0.\(feature.name)Route })")
        }
    }
}

/// The types of each feature from which the generated flows are made.
struct FlowCheck {
    private let map: AppMap
    private let target: GenerationTarget
    /// The types by module.
    private let types: [String: [TypeDeclaration]]

    init(_ map: AppMap, _ declarations: Declarations, target: GenerationTarget) {
        self.map = map
        self.target = target
        types = Dictionary(grouping: declarations.files, by: \.file.module).mapValues { files in
            files.flatMap(\.types).filter { $0.kind != .extension }
        }
    }

    /// A Boolean value that indicates whether the target has its own class with the flows.
    var isDeclared: Bool { types[target.module]?.contains { $0.name == "AppFlows" } == true }

    /// Reports features without the types of a flow.
    func check(_ diagnostics: inout DiagnosticCollector) {
        for feature in map.features {
            let isVisible = { (type: TypeDeclaration) in type.access == "public" || feature.module == target.module }
            let names = Set((types[feature.module] ?? []).filter(isVisible).map(\.name))
            for suffix in ["DependencyContainer", "FlowDependencyContainer", "FlowViewModel"] {
                let name = "\(feature.module)\(suffix)"
                if names.contains(name) { continue }
                diagnostics.error(
                    "\(feature.module) has no public \(name), which its flow is made with. Add it, or declare the class "
                        + "AppFlows in \(target.module), with a property \(feature.name).",
                    at: feature.location)
            }
        }
    }
}
