import Foundation
import PackagePlugin

/// `swift package routes`: builds `routes` and runs it on the package.
///
/// It does not depend on the executable, because each build of everything would then build the executable and its
/// dependencies a second time, as a tool.
@main
struct RoutesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let result = try packageManager.build(.product("routes"), parameters: .init(logging: .concise))
        guard result.succeeded, let tool = result.builtArtifacts.first(where: { $0.url.lastPathComponent == "routes" })
        else {
            Diagnostics.error("routes can't be built:\n\(result.logText)")
            return
        }
        let process = Process()
        process.executableURL = tool.url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
