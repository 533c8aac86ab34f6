import ArgumentParser

/// Measures what the shop promises. The figures are in `Docs/Measurements.md`.
@main
struct BenchmarksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmarks",
        abstract: "Measure what the shop promises, each against a baseline in the same run.",
        subcommands: [ListingCommand.self, RoutingCommand.self])
}
