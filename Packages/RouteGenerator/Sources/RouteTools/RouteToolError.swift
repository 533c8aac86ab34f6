/// A failure of a command. Its description names the problem and the correction.
package enum RouteToolError: Error, Hashable, Sendable, CustomStringConvertible {
    case noSources(String)
    case noScreen
    case malformedBaseline(String, reason: String)
    case malformedAppID(String)
    /// The arguments of the command. Contains the beginning of a sentence.
    case invalidArguments(String)

    /// A Boolean value that indicates whether other arguments are the correction.
    package var isInvalidArgument: Bool {
        switch self {
        case .malformedAppID, .invalidArguments: true
        case .noSources, .noScreen, .malformedBaseline: false
        }
    }

    package var description: String {
        switch self {
        case .noSources(let folder):
            "error: \(folder) holds no module: there is neither Packages/*/Sources/* nor Sources/* in it. Name the folder "
                + "of the app's Package.swift with --package-path."
        case .noScreen:
            "error: no view model in these sources has a routeConfig. Name the folder of the app's Package.swift with "
                + "--package-path."
        case .malformedBaseline(let file, let reason):
            "\(file): error: this isn't a list of public URLs: \(reason). Write it again with: routes check --write \(file)"
        case .malformedAppID(let text):
            "error: \"\(text)\" isn't a valid app identifier. Write the team's ten letters and digits, a dot and the bundle's "
                + "identifier, like ABCDE12345.com.example.shop."
        case .invalidArguments(let problem): "error: \(problem). See: routes --help"
        }
    }
}
