#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Generates the routes of a target, from the list of its sources to the file.
package enum Generation {
    package enum Outcome: Hashable, Sendable {
        /// The file is new or was changed.
        case written
        /// The file already had the same content and wasn't written.
        case unchanged
        /// The declarations have errors, and no file was written.
        case refused([Diagnostic])
    }

    /// Reads the sources, and writes the file if its content changes.
    ///
    /// - Parameters:
    ///   - input: The target and its sources.
    ///   - output: The path of the file.
    package static func run(_ input: GenerationInput, output: String) throws(GenerationError) -> Outcome {
        var declarations = Declarations()
        for file in input.sources {
            declarations.files.append(SourceScanner.scan(try read(file.path), of: file))
        }
        let analysis = Analysis(declarations)
        guard let map = analysis.map else { return .refused(analysis.diagnostics) }
        guard !map.features.isEmpty else { throw .noScreen(target: input.target.module) }
        let known = input.target.imports.union([input.target.module])
        for module in ["DeepLink", "FlowKit"] + map.features.map(\.module) where !known.contains(module) {
            throw .missingDependency(module, target: input.target.module)
        }
        let names = TypeNames(declarations)
        var diagnostics = DiagnosticCollector()
        names.check(map, for: input.target, &diagnostics)
        checkAccess(map, declarations, target: input.target.module, &diagnostics)
        let flows = FlowCheck(map, declarations, target: input.target)
        if !flows.isDeclared { flows.check(&diagnostics) }
        guard diagnostics.isEmpty else { return .refused(diagnostics.sorted) }
        let code = GeneratedCode(map: map, names: names, target: input.target, hasFlows: !flows.isDeclared)
        return try write(Array(code.text.utf8), to: output) ? .written : .unchanged
    }

    /// Reports view models that the target can't see.
    private static func checkAccess(
        _ map: AppMap, _ declarations: Declarations, target: String, _ diagnostics: inout DiagnosticCollector
    ) {
        for file in declarations.files where file.file.module != target {
            // The access of a nested type can depend on its outer type.
            let names = Set(map.screens.filter { $0.module == file.file.module }.map(\.viewModel))
            for type in file.types where type.kind != .extension && names.contains(type.name) {
                if type.name.contains(".") || ["open", "package", "public"].contains(type.access) { continue }
                diagnostics.error(
                    "\(type.name) is not public, so \(target) can't see it. Write: public \(type.kind) \(type.name).",
                    at: FileLocation(file.file.path, type.position))
            }
        }
    }

    fileprivate static func read(_ path: String) throws(GenerationError) -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw .unreadable(path, reason: reason(error))
        }
    }

    /// Writes a file if its content changes, so that the build doesn't compile it again for nothing.
    private static func write(_ bytes: [UInt8], to path: String) throws(GenerationError) -> Bool {
        if let old = try? read(path), old == bytes { return false }
        do {
            try Data(bytes).write(to: URL(filePath: path), options: .atomic)
            return true
        } catch {
            throw .unwritable(path, reason: reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        (error as? CocoaError)?.code == .fileReadNoSuchFile ? "there is none" : "\(error)"
    }
}

/// A target and the sources of all modules whose screens it can show.
package struct GenerationInput: Hashable, Sendable {
    let target: GenerationTarget
    let sources: [SourceFile]

    package init(target: GenerationTarget, sources: [SourceFile]) {
        self.target = target
        self.sources = sources
    }

    /// Parses the list that the plugin writes. Its lines have parts that are separated by tabs:
    ///
    /// ```
    /// target  AppFeature
    /// import  SharedUI
    /// source  Home  /sources/HomeViewModel.swift
    /// ```
    package init(list: String) throws(GenerationError) {
        var module: String?
        var imports: Set<String> = []
        var sources: [SourceFile] = []
        for (number, line) in list.split(separator: "\n").enumerated() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch (parts.first, parts.count) {
            case ("target", 2): module = parts[1]
            case ("import", 2): imports.insert(parts[1])
            case ("source", 3): sources.append(SourceFile(module: parts[1], path: parts[2]))
            default: throw .malformedList(line: number + 1, String(line))
            }
        }
        guard let module else { throw .noTarget }
        self.init(target: GenerationTarget(module: module, imports: imports), sources: sources)
    }

    /// Reads the list from a file.
    package init(listAt path: String) throws(GenerationError) {
        try self.init(list: String(decoding: try Generation.read(path), as: UTF8.self))
    }
}

/// A failure that isn't an error in a declaration.
package enum GenerationError: Error, Hashable, Sendable, CustomStringConvertible {
    case malformedList(line: Int, String)
    case noTarget
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    /// The target doesn't depend on a module that the code imports.
    case missingDependency(String, target: String)
    /// No module has a screen.
    case noScreen(target: String)

    package var description: String {
        switch self {
        case .malformedList(let line, let text):
            "error: line \(line) of the list of sources can't be read: \"\(text)\". Write \"source\", the module and the "
                + "file, separated by tabs."
        case .noTarget: "error: the list of sources names no target. Add a line \"target\", a tab, and its name."
        case .unreadable(let file, let reason): "\(file): error: the file can't be read: \(reason)"
        case .unwritable(let file, let reason): "\(file): error: the file can't be written: \(reason)"
        case .missingDependency(let module, let target):
            "error: the target \(target) does not depend on \(module), which its routes are made with. Add \"\(module)\" to "
                + "its dependencies."
        case .noScreen(let target):
            "error: \(target) depends on no module whose view models have a routeConfig. Add one to its dependencies, or "
                + "remove the plugin."
        }
    }
}
