extension GeneratedCode {
    /// Writes the class with a flow for each feature, and the structure with their dependencies.
    func writeFlows() {
        writer.lines("\n/// The dependencies of each feature's screens, which the app makes from its services.")
        writer.block("struct AppDependencyContainer") {
            for feature in map.features {
                let container = names.name("\(feature.module)DependencyContainer", of: feature.module)
                writer.line("let \(SwiftName.escaped(feature.name)): \(container)")
            }
        }
        // The parts for exits, if there are any.
        let handler = "@MainActor @Sendable (AppExit) -> Void"
        let hasExits = map.features.contains { exit(of: $0) != nil }
        let property = hasExits ? "\nprivate let exit: \(handler)" : ""
        let comment = hasExits ? "\n///   - exit: Handles the exits of the stack's screens." : ""
        let parameter = hasExits ? ",\n    exit: @escaping \(handler)" : ""
        let assignment = hasExits ? "\n    self.exit = exit" : ""
        writer.lines("\n/// The flows of a stack, each made when one of its screens is first shown.\n@MainActor")
        writer.block("final class AppFlows") {
            writer.lines(
                """
                private let dependencies: AppDependencyContainer
                /// The router of the stack.
                let router: Router<AppRoute>\(property)

                /// - Parameters:
                ///   - dependencies: The dependencies of each feature's screens.
                ///   - router: The router of the stack.\(comment)
                init(
                    _ dependencies: AppDependencyContainer, router: Router<AppRoute>\(parameter)
                ) {
                    self.dependencies = dependencies
                    self.router = router\(assignment)
                }
                """)
            for feature in map.features { writeFlow(feature) }
        }
    }

    private func writeFlow(_ feature: AppMap.Feature) {
        let name = SwiftName.escaped(feature.name)
        let flow = names.name("\(feature.module)FlowViewModel", of: feature.module)
        let container = names.name("\(feature.module)FlowDependencyContainer", of: feature.module)
        let dependencies = "\(container)(\(feature.name): dependencies.\(name))"
        writer.lines("\nprivate(set) lazy var \(name) = \(flow)(")
        writer.indented {
            let handler = exit(of: feature) == nil ? "" : " { [exit] in exit(.\(name)($0)) }"
            if writer.fits("\(dependencies)\(handler),") {
                writer.line("\(dependencies)\(handler),")
            } else {
                writer.lines("\(dependencies) { [exit] in\n    exit(.\(name)($0))\n},")
            }
            writer.block("router: router.scope(embed: AppRoute.\(name))", end: "})") {
                writer.line("if case .\(name)(let route) = $0 { route } else { nil }")
            }
        }
    }
}
