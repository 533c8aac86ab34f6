import ArgumentParser
import Foundation

/// Measures pushes and pops, links into an app, and saving the navigation state.
struct NavigationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navigation",
        abstract: "Steps of navigation, against the same on an array.")

    @Option(help: "The number of measurements of each figure; the fastest counts.")
    var samples = 60

    @Flag(help: "Print JSON, for scripts.")
    var json = false

    func validate() throws {
        guard samples > 0 else { throw ValidationError("The number of samples has to be above 0.") }
    }

    func run() throws {
        let samples = samples
        let report = try MainActor.assumeIsolated { try NavigationMeasurement(samples: samples).report() }
        print(json ? String(decoding: try JSONEncoder().encode(report), as: UTF8.self) : report.text)
    }
}
