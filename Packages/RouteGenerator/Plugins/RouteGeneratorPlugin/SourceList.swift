import Foundation
import PackagePlugin

/// The sources that can declare screens of a target: its own, and those of the modules it depends on that know of routes.
struct SourceList {
    let target: any SourceModuleTarget
    let files: [(module: String, url: URL)]

    init(of target: any SourceModuleTarget) {
        self.target = target
        var seen: Set<String> = []
        var files: [(module: String, url: URL)] = []
        for each in [target] + target.recursiveTargetDependencies {
            guard let module = each.sourceModule, module.kind != .test, seen.insert(module.id).inserted,
                module.id == target.id || Self.knowsRoutes(module)
            else { continue }
            for file in module.sourceFiles(withSuffix: "swift") where !Self.isGenerated(file.url) {
                files.append((module.moduleName, file.url))
            }
        }
        self.files = files.sorted { ($0.module, $0.url.path) < ($1.module, $1.url.path) }
    }

    /// Writes the list for the tool, unless it is there already: then nothing has to be made anew.
    func write(to url: URL) throws {
        let imports = target.dependencies.flatMap(Self.modules).sorted()
        let lines =
            ["target\t\(target.moduleName)"] + imports.map { "import\t\($0)" }
            + files.map { "source\t\($0.module)\t\($0.url.path)" }
        let text = lines.map { "\($0)\n" }.joined()
        guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// A declaration of a screen needs FlowKit's `RouteConfig`. All others, databases and network stacks, are left alone.
    private static func knowsRoutes(_ module: any SourceModuleTarget) -> Bool {
        module.recursiveTargetDependencies.contains { $0.sourceModule?.moduleName == "FlowKit" }
    }

    private static func isGenerated(_ url: URL) -> Bool { url.path.contains("/plugins/outputs/") }

    private static func modules(_ dependency: TargetDependency) -> [String] {
        switch dependency {
        case .target(let target): [target.sourceModule?.moduleName ?? target.name]
        case .product(let product): product.targets.map { $0.sourceModule?.moduleName ?? $0.name }
        @unknown default: []
        }
    }
}
