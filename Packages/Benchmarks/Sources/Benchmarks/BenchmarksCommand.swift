import ArgumentParser
import Dispatch

/// Measures what the shop promises. The figures are in `Docs/Measurements.md`.
@main
struct BenchmarksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmarks",
        abstract: "Measure what the shop promises, each against a baseline in the same run.",
        subcommands: [
            CatalogCommand.self, NavigationCommand.self, RoutingCommand.self, WalkCommand.self,
        ])

    /// Only what has to wait runs as a task: tools that count instructions can't follow a program that hands its main
    /// thread over.
    static func main() {
        do {
            var command = try parseAsRoot()
            guard command is any AsyncParsableCommand else { return try command.run() }
            Task { await wait() }
            dispatchMain()
        } catch {
            exit(withError: error)
        }
    }

    @concurrent
    private static func wait() async {
        do {
            guard var command = try parseAsRoot() as? any AsyncParsableCommand else { exit() }
            try await command.run()
            exit()
        } catch {
            exit(withError: error)
        }
    }
}
