import Foundation
package import RouteGenerator

/// A failure of a command. Its description names the problem and the correction.
package enum RouteToolError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A folder doesn't exist or contains no module.
    case noSources(String)
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    /// The declarations have errors, which the build reports as well.
    case invalidDeclarations([Diagnostic])
    /// The sources declare no screen.
    case noScreen
    case malformedBaseline(String, reason: String)
    case malformedAppID(String)
    case malformedExclusion(String)

    /// A Boolean value that indicates whether the arguments of the command are invalid.
    package var isUsage: Bool {
        switch self {
        case .malformedAppID, .malformedExclusion: true
        default: false
        }
    }

    package var description: String {
        switch self {
        case .noSources(let folder):
            "error: \(folder) holds no module: there is neither Packages/*/Sources/* nor Sources/* in it. Name the folder "
                + "of the app's Package.swift with --package-path, or the modules' folders with --sources."
        case .unreadable(let file, let reason): "\(file): error: the file can't be read: \(reason)"
        case .unwritable(let file, let reason): "\(file): error: the file can't be written: \(reason)"
        case .invalidDeclarations(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
        case .noScreen:
            "error: no view model in these sources has a routeConfig. Name the modules' folders with --sources."
        case .malformedBaseline(let file, let reason):
            "\(file): error: this is no list of public URLs: \(reason). Write it again with: routes check --write \(file)"
        case .malformedAppID(let text):
            "error: \"\(text)\" is no app identifier. Write the team's ten letters and digits, a dot and the bundle's "
                + "identifier, like ABCDE12345.com.example.shop."
        case .malformedExclusion(let text):
            "error: \"\(text)\" is no pattern of paths. Write it like \"/admin/*\" or \"/products?preview=*\": it begins with "
                + "a slash, * stands for any characters, and what follows a ? is a name, = and a pattern."
        }
    }
}

/// Reads and writes files, and names the reason of a failure.
enum TextFile {
    static func read(_ path: String) throws(RouteToolError) -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw .unreadable(path, reason: reason(error))
        }
    }

    static func write(_ text: String, to path: String) throws(RouteToolError) {
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .unwritable(path, reason: reason(error))
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
