import Foundation

@testable import RouteGenerator

/// Returns the declarations of a source of the module `Shop`.
func scan(_ source: String, module: String = "Shop") -> FileDeclarations {
    SourceScanner.scan(Array(source.utf8), of: SourceFile(module: module, path: "/\(module).swift"))
}

extension FileDeclarations {
    /// A line for each declaration.
    var summary: [String] {
        routeConfigs.map { "route \($0.summary)" } + activityConfigs.map { "activity \($0.summary)" }
            + activityIDs.map { "id \($0.summary)" } + enumerations("Route") + enumerations("Exit")
            + unusedCalls.map { "unused \($0.text) \($0.location.position)" }
    }

    private func enumerations(_ suffix: String) -> [String] {
        types.filter { $0.kind == .enum && $0.name.hasSuffix(suffix) }.map(\.summary)
    }
}

extension ConstantDeclaration {
    var summary: String {
        let flags = (isStatic ? "" : " (not static)") + (isConditional ? " (#if)" : "")
        return "\(type).\(name) \(location.position)\(flags) = \(value?.summary ?? "?")"
    }
}

extension RouteGenerator.Expression {
    /// The expression, or a question mark for what isn't a literal, a member or a call.
    var summary: String {
        if !callee.isEmpty {
            return "\(callee)(\(arguments.map { "\($0.label ?? "_"): \($0.value.summary)" }.joined(separator: ", ")))"
        }
        if let integer { return "\(integer)" }
        let isWord = ["true", "false", "nil"].contains(text)
        let isMember = text.wholeMatch(of: /\.\w+|[A-Za-z]\w*(\.\w+)+/) != nil
        return string != nil || isWord || isMember ? text : "?"
    }
}

extension TypeDeclaration {
    var summary: String {
        let flags = isConditional ? " (#if)" : ""
        return "\(access ?? "internal") \(name) \(location.position)\(flags): "
            + cases.map { "\($0.name)\($0.isConditional ? "#if" : "")\($0.summary)" }.joined(separator: " | ")
    }
}

extension CaseDeclaration {
    var summary: String {
        values.isEmpty ? "" : "(\(values.map { "\($0.label ?? "_"): \($0.value.text)" }.joined(separator: ", ")))"
    }
}

extension FileLocation {
    /// The line and the column.
    var position: String { "\(line):\(column)" }
}

/// Returns the declarations of modules, each with one source that has the module's name.
func declarations(_ modules: KeyValuePairs<String, String>) -> [FileDeclarations] {
    modules.map { module, source in
        SourceScanner.scan(Array(source.utf8), of: SourceFile(module: module, path: "\(module).swift"))
    }
}

/// Returns the diagnostics of a module `Shop`, with the activity `shop`.
func problems(_ shop: String) -> String {
    problems(["Shop": shop])
}

func problems(_ modules: KeyValuePairs<String, String>) -> String {
    let sources =
        modules.map { $0 } + [(key: "Model", value: "extension ActivityID { static let shop: ActivityID = \"shop\" }")]
    let files = sources.map { module, source in
        SourceScanner.scan(Array(source.utf8), of: SourceFile(module: module, path: "\(module).swift"))
    }
    do throws(RouteError) {
        _ = try AppMap(files)
        return ""
    } catch {
        return "\(error)"
    }
}

/// Returns the source of a valid feature: a tab, and a screen for each path.
func feature(_ module: String, tab: String? = nil, _ screens: KeyValuePairs<String, String> = [:]) -> String {
    let tab = tab ?? "TabConfig(identifier: \"\(module)\", title: \"\(module)\", icon: \"bag\", index: 0)"
    let cases = screens.map { "case \($0.key)" }.joined(separator: "; ")
    let viewModels = screens.map { route, path in
        let name = route.prefix { $0 != "(" }
        return """
            extension \(name.prefix(1).uppercased() + name.dropFirst())ViewModel: Routable {
                public static let routeConfig = RouteConfig(activity: .shop, path: "\(path)")
            }
            """
    }
    return """
        public enum \(module)Route: Hashable, Codable, Sendable { case root; \(cases) }
        extension RootViewModel: Routable {
            public static let routeConfig = RouteConfig(activity: .shop, tab: \(tab), path: "/\(module)")
        }
        \(viewModels.joined(separator: "\n"))
        """
}

/// A temporary folder that is removed when the test ends.
final class Folder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file with an older date, so that a later change is visible.
    @discardableResult
    func write(_ text: String, to name: String, secondsAgo: Double = 60) throws -> String {
        try Data(text.utf8).write(to: URL(filePath: file(name)))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: file(name))
        return file(name)
    }

    func modified(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file(name))[.modificationDate] as? Date
    }
}
