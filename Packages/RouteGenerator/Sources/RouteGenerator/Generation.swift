import Foundation

/// Generates the routes of a target, from the list of its sources to the file.
package enum Generation {
    /// Reads the sources, and writes the file if its content changes.
    package static func run(_ input: GenerationInput, output: String) throws(RouteError) {
        var files: [FileDeclarations] = []
        for file in input.sources { files.append(SourceScanner.scan(try TextFile.read(file.path), of: file)) }
        let map = try AppMap(files)
        let target = input.target
        guard !map.features.isEmpty else {
            throw RouteError(
                "error: \(target) depends on no module whose view models have a routeConfig. Add one to its dependencies, or "
                    + "remove the plugin.")
        }
        let known = input.imports.union([target])
        for module in GeneratedCode.Library.required.map(\.module) + map.features.map(\.module)
        where !known.contains(module) {
            throw RouteError(
                "error: the target \(target) does not depend on \(module), which its routes are made with. Add \"\(module)\" "
                    + "to its dependencies.")
        }
        let diagnostics = DiagnosticCollector()
        let makesFlows = map.features.contains { feature in
            flowTypes.contains { map.types.type(feature.module + $0, of: feature.module) != nil }
        }
        for feature in map.features {
            checkViewModels(of: feature, map.types, for: target, diagnostics)
            if makesFlows { checkFlow(of: feature, map.types, for: target, diagnostics) }
        }
        let code = GeneratedCode(
            map: map, target: target, makesFlows: makesFlows, usesHeadlessUI: input.usesHeadlessUI ?? false)
        code.checkNames(diagnostics)
        // If a visible type has the name of the module, `Module.Type` is a member of that type. Only Swift 6.3 can name the
        // module then.
        let visible = Set(map.features.map(\.module)).union([target]).sorted()
        for screen in map.screens where map.types.isShared(screen.viewModel, by: screen.module) {
            guard let owner = visible.first(where: { map.types.type(screen.module, of: $0) != nil }) else { continue }
            diagnostics.error(
                "\(screen.viewModel) is also a type of another module, and \(screen.module).\(screen.viewModel) is a member "
                    + "of the type \(screen.module) in \(owner). Rename the view model.", at: screen.location)
        }
        try diagnostics.throwErrors()
        let bytes = Array(code.text.utf8)
        // A file that is written again is compiled again.
        if let old = try? TextFile.read(output), old == bytes { return }
        try TextFile.write(bytes, to: output)
    }

    /// The types that a feature's flow is made with, without the module. If no feature has any of them, the app makes its
    /// screens itself.
    private static let flowTypes = ["DependencyContainer", "FlowViewModel"]

    /// Reports view models that the target can't see.
    private static func checkViewModels(
        of feature: AppMap.Feature, _ types: TypeIndex, for target: String, _ diagnostics: DiagnosticCollector
    ) {
        let module = feature.module
        for screen in feature.screens where module != target {
            // The access of a nested type can depend on its outer type.
            guard let type = types.type(screen.viewModel, of: module), !type.name.contains("."),
                !["open", "package", "public"].contains(type.access)
            else { continue }
            diagnostics.error(
                "\(type.name) is not public, so \(target) can't see it. Write: public \(type.kind) \(type.name).",
                at: type.location)
        }
    }

    /// Reports missing types that the feature's flow is made with.
    private static func checkFlow(
        of feature: AppMap.Feature, _ types: TypeIndex, for target: String, _ diagnostics: DiagnosticCollector
    ) {
        let module = feature.module
        for suffix in flowTypes {
            let type = types.type("\(module)\(suffix)", of: module)
            if let type, module == target || type.access == "public" { continue }
            diagnostics.error(
                "\(module) has no public \(module)\(suffix), which its flow is made with. Add it.", at: feature.location
            )
        }
    }
}

package enum TextFile {
    package static func read(_ path: String) throws(RouteError) -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw RouteError("\(path): error: the file can't be read: \(reason(error))")
        }
    }

    package static func write(_ bytes: [UInt8], to path: String) throws(RouteError) {
        do {
            try Data(bytes).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw RouteError("\(path): error: the file can't be written: \(reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile: "there is none"
        case .fileNoSuchFile: "there is no such folder"
        case .fileReadNoPermission, .fileWriteNoPermission: "its permissions forbid it"
        default: "\(error)"
        }
    }
}

/// A target and the sources of all modules whose screens it can show. The plugin writes it as JSON.
package struct GenerationInput: Hashable, Decodable, Sendable {
    let target: String
    /// The modules of its direct dependencies.
    let imports: Set<String>
    let sources: [SourceFile]
    /// A Boolean value that indicates whether the target depends on HeadlessUI, directly or not.
    var usesHeadlessUI: Bool?
}

extension GenerationInput {
    package init(contentsOf file: String) throws(RouteError) {
        let json = Data(try TextFile.read(file))
        do {
            self = try JSONDecoder().decode(Self.self, from: json)
        } catch {
            throw RouteError("\(file): error: the list of sources can't be read: \(error). Delete it and build again.")
        }
    }
}

/// A failure of the generator or of a command.
package struct RouteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The errors in the declarations, in the order of their locations. Empty for any other failure.
    package let diagnostics: [Diagnostic]
    /// The problem and its correction, in a compiler's format.
    package let description: String

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        description = diagnostics.map(\.description).joined(separator: "\n")
    }

    package init(_ description: String) { (diagnostics, self.description) = ([], description) }
}
