import Foundation
import RouteGenerator

/// Finds the sources of an app's modules.
public struct RouteSourceFinder: Hashable, Sendable {
    /// The folder of the app's `Package.swift`.
    public var packagePath: String
    /// The modules' folders, each named as its module; none to take those that are usual.
    public var folders: [String]

    public init(packagePath: String = ".", folders: [String] = []) {
        self.packagePath = packagePath
        self.folders = folders
    }

    /// Reads all of it, by module and path.
    ///
    /// Without ``folders``, each folder in `Packages/*/Sources` and `Sources` is a module.
    ///
    /// - Throws: ``RouteToolError/noSources(_:)``, ``RouteToolError/unreadable(_:reason:)``.
    public func sources() throws(RouteToolError) -> [RouteSource] {
        let modules = folders.isEmpty ? usual : folders
        guard !modules.isEmpty else { throw .noSources(packagePath) }
        var result: [RouteSource] = []
        for module in modules {
            guard let files = Self.swiftFiles(in: module) else { throw .noSources(module) }
            let name = URL(filePath: module).standardizedFileURL.lastPathComponent
            for file in files { result.append(RouteSource(SourceFile(module: name, path: file), try Self.read(file))) }
        }
        return result.sorted { ($0.file.module, $0.file.path) < ($1.file.module, $1.file.path) }
    }

    private var usual: [String] {
        let packages = Self.entries(of: path("Packages")).map { "\(path("Packages"))/\($0)/Sources" }
        return (packages + [path("Sources")]).flatMap { sources in
            Self.entries(of: sources).map { "\(sources)/\($0)" }.filter(Self.isFolder)
        }
    }

    /// A path as one would write it: without a dot before it that says nothing.
    private func path(_ name: String) -> String {
        if packagePath == "." || packagePath == "./" { return name }
        return packagePath.hasSuffix("/") ? packagePath + name : "\(packagePath)/\(name)"
    }

    private static func entries(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func swiftFiles(in folder: String) -> [String]? {
        guard isFolder(folder), let names = FileManager.default.enumerator(atPath: folder) else { return nil }
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        return names.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
            .map { base + $0 }
    }

    private static func read(_ path: String) throws(RouteToolError) -> [UInt8] { try TextFile.read(path) }
}
