import Foundation
package import RouteGenerator

/// A source file and its content.
package struct RouteSource: Hashable, Sendable {
    package let file: SourceFile
    package let bytes: [UInt8]

    package init(_ file: SourceFile, _ bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }
}

/// Finds the sources of an app's modules.
package struct RouteSourceFinder: Hashable, Sendable {
    /// The folder of the app's `Package.swift`.
    private let packagePath: String
    /// The folders of the modules, each with the module's name. Empty for the folders that SwiftPM uses by default.
    private let folders: [String]

    package init(packagePath: String = ".", folders: [String] = []) {
        self.packagePath = packagePath
        self.folders = folders
    }

    /// Reads the sources, by module and path.
    ///
    /// Without folders, each folder in `Packages/*/Sources` and `Sources` is a module.
    ///
    /// - Throws: ``RouteToolError/noSources(_:)`` or ``RouteToolError/unreadable(_:reason:)``.
    package func sources() throws(RouteToolError) -> [RouteSource] {
        let modules = folders.isEmpty ? defaultFolders : folders
        guard !modules.isEmpty else { throw .noSources(packagePath) }
        var result: [RouteSource] = []
        for module in modules {
            guard let files = Self.swiftFiles(in: module) else { throw .noSources(module) }
            let name = URL(filePath: module).standardizedFileURL.lastPathComponent
            for file in files {
                result.append(RouteSource(SourceFile(module: name, path: file), try TextFile.read(file)))
            }
        }
        return result.sorted { ($0.file.module, $0.file.path) < ($1.file.module, $1.file.path) }
    }

    private var defaultFolders: [String] {
        let packages = Self.entries(of: path("Packages")).map { "\(path("Packages"))/\($0)/Sources" }
        return (packages + [path("Sources")]).flatMap { sources in
            Self.entries(of: sources).map { "\(sources)/\($0)" }.filter(Self.isFolder)
        }
    }

    /// Returns a path without a leading `./`.
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
}
