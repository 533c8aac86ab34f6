/// Why no code is made, besides what is wrong with the declarations.
public enum GenerationError: Error, Hashable, Sendable {
    case malformedList(line: Int, String)
    case noTarget
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    /// The target lacks a module that the code imports.
    case missingDependency(String, target: String)
    /// No module has a screen.
    case noScreen(target: String)
}

extension GenerationError: CustomStringConvertible {
    public var description: String {
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
