import Foundation
import RouteGenerator
import RouteTools

@main
struct RoutesCommand {
    static func main() {
        do {
            let isSuccess = try run(RoutesArguments(Array(CommandLine.arguments.dropFirst())))
            exit(isSuccess ? 0 : 1)
        } catch {
            // The errors have a compiler's format.
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(error is InvalidArguments ? 64 : 1)
        }
    }

    /// Returns `false` if a link is refused or a check fails.
    private static func run(_ arguments: RoutesArguments) throws -> Bool {
        if arguments.action == .help { return write(RoutesArguments.help) }
        let catalog = try RouteCatalog(package: arguments.packagePath)
        switch arguments.action {
        case .help, .list: return write(catalog.table)
        case .match(let link):
            let explanation = try RouteExplanation(link, in: catalog)
            return write(explanation.shortText) && explanation.refusal == nil
        case .explain(let link):
            let explanation = try RouteExplanation(link, in: catalog)
            return write(explanation.text) && explanation.refusal == nil
        case .graph: return write(RouteGraph(catalog).text)
        case .association(let appIDs): return write(try SiteAssociation(catalog, appIDs: appIDs).json)
        case .check(let baseline, let isWriting):
            let now = RouteBaseline(catalog)
            if isWriting {
                try TextFile.write(Array(now.json.utf8), to: baseline)
                let count = now.routes.count
                return write("\(baseline) has \(count) public \(count == 1 ? "path" : "paths").\n")
            }
            let comparison = RouteComparison(
                try RouteBaseline(json: TextFile.read(baseline), file: baseline), with: now)
            return write(comparison.text(file: baseline)) && comparison.isCompatible
        }
    }

    private static func write(_ text: String) -> Bool {
        print(text, terminator: "")
        return true
    }
}
