import ArgumentParser
import Foundation

/// What a write costs while many screens show other products.
struct WatchingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watching",
        abstract: "Writes of products while nobody watches, and while many watch other products.")

    @Option(help: "How many watch, each another product.")
    var watchers = 100_000

    @Option(help: "How often a write of one product is measured; a thousand at once are written a tenth as often.")
    var rounds = 2_000

    @Flag(help: "Print JSON, for scripts.")
    var json = false

    func validate() throws {
        guard watchers > 0, rounds >= 20 else { throw ValidationError("At least one watcher and 20 rounds.") }
    }

    func run() async throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let figures = try await Watching(watchers: watchers, rounds: rounds).run(in: place)
        guard !json else { return print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self)) }
        for figure in figures { print(figure.row) }
    }
}
