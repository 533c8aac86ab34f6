import ArgumentParser
import Foundation

/// Measures reading and printing links, compared with `URLComponents` and a scan of all patterns.
struct RoutingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "routing",
        abstract: "Links to routes and back, compared with URLComponents and a scan of all patterns.")

    /// A part that is repeated alone, for a tool that counts instructions.
    enum Part: String, ExpressibleByArgument {
        case parse, hits, print
    }

    @Option(help: "The numbers of kinds of links in the tables.")
    var entries = [10, 1_000, 10_000]

    @Option(help: "The numbers of different links to read.")
    var links = [1_000, 100_000]

    @Option(help: "The number of measurements of each; the fastest counts.")
    var samples = 60

    @Option(help: "The number of links to change at random and read.")
    var mutated = 1_000_000

    @Option(help: "Do this alone, and measure nothing: parse, hits or print.")
    var part: Part?

    @Option(help: "The number of repetitions of the part, each with all links.")
    var times = 1

    @Flag(help: "Print JSON, for scripts.")
    var json = false

    func validate() throws {
        guard (entries + links + [samples, times]).allSatisfy({ $0 > 0 }), mutated >= 0 else {
            throw ValidationError("All numbers have to be above 0.")
        }
    }

    func run() throws {
        if let part { return try repeatedly(part) }
        var figures: [RoutingFigure] = []
        for links in links {
            for entries in entries {
                let measurement = try RoutingMeasurement(entries: entries, links: links)
                figures.append(measurement.figure(samples: links > 10_000 ? max(samples / 6, 1) : samples))
            }
        }
        var links = try MutatedLinks(entries: 1_000)
        let report = RoutingReport(
            figures: figures, mutated: mutated, accepted: try links.read(mutated),
            growth: try LongLinks().growth(samples: 10))
        print(json ? String(decoding: try JSONEncoder().encode(report), as: UTF8.self) : report.text)
    }

    private func repeatedly(_ part: Part) throws {
        let measurement = try RoutingMeasurement(entries: entries.first ?? 1_000, links: links.first ?? 1_000)
        var sum = 0
        for _ in 0..<times {
            switch part {
            case .parse: sum &+= measurement.parse()
            case .hits: sum &+= measurement.parseHits()
            case .print: sum &+= measurement.print()
            }
        }
        print(sum)
    }
}
