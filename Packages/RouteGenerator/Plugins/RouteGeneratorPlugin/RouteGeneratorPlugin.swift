import Foundation
import PackagePlugin

/// Generates the tabs, routes and links of a target from the view models of the modules that it depends on.
@main
struct RouteGeneratorPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let list = context.pluginWorkDirectoryURL.appending(path: "sources.json")
        let output = context.pluginWorkDirectoryURL.appending(path: "AppRoutes.swift")
        let sources = sources(of: target)
        try write(sources, of: target, to: list)
        return [
            .buildCommand(
                displayName: "Generating the routes of \(target.moduleName)",
                executable: try context.tool(named: "route-generator").url,
                arguments: ["--inputs", list.path, "--output", output.path],
                inputFiles: [list] + sources.map(\.url),
                outputFiles: [output])
        ]
    }

    /// Returns the sources that can declare screens: those of the target, and of its dependencies that know FlowKit's
    /// `RouteConfig`. Databases and network stacks are ignored.
    private func sources(of target: any SourceModuleTarget) -> [(module: String, url: URL)] {
        var seen: Set<String> = []
        var files: [(module: String, url: URL)] = []
        for each in [target] + target.recursiveTargetDependencies {
            guard let module = each.sourceModule, module.kind != .test, seen.insert(module.id).inserted,
                module.id == target.id
                    || module.recursiveTargetDependencies.contains(where: { $0.sourceModule?.moduleName == "FlowKit" })
            else { continue }
            for file in module.sourceFiles(withSuffix: "swift") where !file.url.path.contains("/plugins/outputs/") {
                files.append((module.moduleName, file.url))
            }
        }
        return files.sorted { ($0.module, $0.url.path) < ($1.module, $1.url.path) }
    }

    /// Writes the tool's input if it changes, so that the tool doesn't run for nothing.
    private func write(_ sources: [(module: String, url: URL)], of target: any SourceModuleTarget, to url: URL) throws {
        let imports = target.dependencies.flatMap(modules).sorted()
        let usesHeadlessUI = target.recursiveTargetDependencies.contains { $0.sourceModule?.moduleName == "HeadlessUI" }
        let input: [String: Any] = [
            "target": target.moduleName, "imports": imports, "usesHeadlessUI": usesHeadlessUI,
            "sources": sources.map { ["module": $0.module, "path": $0.url.path] },
        ]
        let json = try JSONSerialization.data(withJSONObject: input, options: [.prettyPrinted, .sortedKeys])
        guard (try? Data(contentsOf: url)) != json else { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try json.write(to: url, options: .atomic)
    }

    private func modules(_ dependency: TargetDependency) -> [String] {
        switch dependency {
        case .target(let target): [target.sourceModule?.moduleName ?? target.name]
        case .product(let product): product.targets.map { $0.sourceModule?.moduleName ?? $0.name }
        @unknown default: []
        }
    }
}
