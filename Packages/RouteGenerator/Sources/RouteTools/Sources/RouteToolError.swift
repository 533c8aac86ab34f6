public import RouteGenerator

/// Why a command can't do what it was asked for. Its text is what a person reads, with what to do about it.
public enum RouteToolError: Error, Hashable, Sendable {
    /// There is no such folder, or it holds no module.
    case noSources(String)
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    /// The declarations are wrong, as the build would say.
    case invalidDeclarations([Diagnostic])
    /// The sources declare no screen.
    case noScreen
    /// The baseline is not one.
    case malformedBaseline(String, reason: String)
    /// An app's identifier is not written as Apple writes it.
    case malformedAppID(String)
    /// An excluded pattern can't be one.
    case malformedExclusion(String)

    /// Whether the command was called in a wrong way. Everything else is wrong with what it was called for.
    public var isUsage: Bool {
        switch self {
        case .malformedAppID, .malformedExclusion: true
        default: false
        }
    }
}

extension RouteToolError: CustomStringConvertible {
    public var description: String {
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
            "\(file): error: this is no list of public URLs: \(reason). Make it anew with: routes check --write \(file)"
        case .malformedAppID(let text):
            "error: \"\(text)\" is no app identifier. Write the team's ten letters and digits, a dot and the bundle's "
                + "identifier, like ABCDE12345.com.example.shop."
        case .malformedExclusion(let text):
            "error: \"\(text)\" is no pattern of paths. Write it like \"/admin/*\" or \"/products?preview=*\": it begins with "
                + "a slash, * stands for any characters, and what follows a ? is a name, = and a pattern."
        }
    }
}
