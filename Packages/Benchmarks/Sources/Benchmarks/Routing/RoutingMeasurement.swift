import DeepLink
import Foundation

/// Measures one table with one list of links, everything in turns, so that a busy machine is busy for all of them.
struct RoutingMeasurement {
    private let workload: LinkWorkload
    private let router: URLRouter<LinkRoute>
    private let entries: [LinkEntry<LinkRoute>]
    private let links: [String]
    private let hits: [String]
    private let routes: [LinkRoute]
    private let byPath: [String: Int]
    private let scan: LinkScan

    init(entries count: Int, links linkCount: Int) throws {
        workload = LinkWorkload(entries: count, links: linkCount)
        entries = workload.kinds.entries
        router = URLRouter(try Self.table(entries), policy: LinkPolicy(schemes: ["shop"], hosts: ["shop.example"]))
        links = workload.links
        routes = workload.routes.map(\.route)
        hits = workload.routes.map { LinkWorkload.host + $0.path }
        byPath = Dictionary(zip(workload.paths, 0...)) { first, _ in first }
        scan = try LinkScan(workload.kinds.patterns)
        try check()
    }

    func figure(samples: Int) throws -> RoutingFigure {
        var times = (
            parse: FastestTime(), print: FastestTime(), dictionary: FastestTime(), scan: FastestTime(),
            components: FastestTime(), table: FastestTime()
        )
        // What is slow by itself is measured with fewer links.
        let few = min(links.count, max(20, 200_000 / entries.count))
        for _ in 0..<samples {
            times.parse.measure(parse)
            times.print.measure(print)
            times.dictionary.measure { workload.paths.reduce(0) { $0 &+ (byPath[$1] ?? 0) } }
        }
        for _ in 0..<min(samples, 10) {
            times.scan.measure { workload.paths.prefix(few).reduce(0) { $0 &+ (scan.first(for: $1) ?? 0) } }
            times.components.measure {
                links.prefix(1_000).reduce(0) { $0 &+ (URLComponents(string: $1) == nil ? 1 : 0) }
            }
            try times.table.measure { try Self.table(entries).entries.count }
        }
        return RoutingFigure(
            entries: entries.count, links: links.count, parse: times.parse.nanoseconds(each: links.count) ?? 0,
            print: times.print.nanoseconds(each: routes.count) ?? 0,
            dictionary: times.dictionary.nanoseconds(each: links.count) ?? 0,
            scan: times.scan.nanoseconds(each: few) ?? 0,
            components: times.components.nanoseconds(each: min(links.count, 1_000)) ?? 0,
            construction: (times.table.nanoseconds(each: 1) ?? 0) / 1_000)
    }

    /// Reads all links once.
    func parse() -> Int {
        var sum = 0
        for link in links {
            do throws(DeepLinkRefusal) {
                sum &+= try router.route(from: link).route.entry
            } catch {
                sum &+= 1
            }
        }
        return sum
    }

    /// Reads all links once that are in the table.
    func parseHits() -> Int {
        var sum = 0
        for link in hits {
            do throws(DeepLinkRefusal) { sum &+= try router.route(from: link).route.entry } catch { sum = -1 }
        }
        return sum
    }

    /// Prints all routes once.
    func print() -> Int {
        routes.reduce(0) { $0 &+ (router.link(for: $1)?.utf8.count ?? 0) }
    }

    private static func table(_ entries: [LinkEntry<LinkRoute>]) throws -> LinkTable<LinkRoute> {
        try LinkTable(entries) { $0.entry }
    }

    /// What is measured has to be right.
    private func check() throws {
        for (link, expected) in zip(links, workload.expected) {
            guard (try? router.route(from: link))?.route == expected else { throw WrongLink(link: link) }
        }
        for (route, path) in workload.routes where router.link(for: route) != path { throw WrongLink(link: path) }
    }

    struct WrongLink: Error {
        let link: String
    }
}
