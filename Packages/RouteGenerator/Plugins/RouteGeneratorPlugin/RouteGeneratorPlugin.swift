import Foundation
import PackagePlugin

/// Makes the tabs, routes and links of a target of what the view models of the modules that it depends on declare.
@main
struct RouteGeneratorPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let work = context.pluginWorkDirectoryURL
        let sources = SourceList(of: target)
        let list = work.appending(path: "sources.txt")
        try sources.write(to: list)
        let output = work.appending(path: "AppRoutes.swift")
        return [
            .buildCommand(
                displayName: "Generating the routes of \(target.moduleName)",
                executable: try context.tool(named: "route-generator").url,
                arguments: [
                    "--inputs", list.path, "--output", output.path, "--cache", work.appending(path: "cache.json").path,
                ],
                inputFiles: [list] + sources.files.map(\.url),
                outputFiles: [output])
        ]
    }
}
