import DeepLink
import Foundation

/// Measures one table with one list of links. Everything is measured in turns, so that a busy machine affects all of it.
struct RoutingMeasurement {
    private let workload: LinkWorkload
    private let router: URLRouter<LinkRoute>
    private let entries: [LinkEntry<LinkRoute>]
    private let links: [String]
    private let hits: [String]
    private let routes: [LinkRoute]
    private let scan: LinkScan

    init(entries count: Int, links linkCount: Int) throws {
        workload = LinkWorkload(entries: count, links: linkCount)
        entries = workload.kinds.entries
        router = URLRouter(try Self.table(entries), policy: LinkPolicy(schemes: ["shop"], hosts: ["shop.example"]))
        links = workload.links
        routes = workload.routes.map(\.route)
        hits = workload.routes.map { LinkWorkload.host + $0.path }
        scan = try LinkScan(workload.kinds.patterns)
        try check()
    }

    func figure(samples: Int) -> RoutingFigure {
        var times = (parse: FastestTime(), print: FastestTime(), scan: FastestTime(), components: FastestTime())
        // The slow baseline is measured with fewer links.
        let few = min(links.count, max(20, 200_000 / entries.count))
        for _ in 0..<samples {
            times.parse.measure(parse)
            times.print.measure(print)
        }
        for _ in 0..<min(samples, 10) {
            times.scan.measure { workload.paths.prefix(few).reduce(0) { $0 &+ (scan.first(for: $1) ?? 0) } }
            times.components.measure {
                links.prefix(1_000).reduce(0) { $0 &+ (URLComponents(string: $1) == nil ? 1 : 0) }
            }
        }
        let parse = max(times.parse.nanoseconds(each: links.count) ?? 0, 1)
        let components = max(times.components.nanoseconds(each: min(links.count, 1_000)) ?? 0, 1)
        return RoutingFigure(
            entries: entries.count, links: links.count, parse: parse / components,
            print: (times.print.nanoseconds(each: routes.count) ?? 0) / components,
            scan: (times.scan.nanoseconds(each: few) ?? 0) / parse)
    }

    /// Reads all links once.
    func parse() -> Int {
        var sum = 0
        for link in links {
            do throws(DeepLinkRefusal) {
                sum &+= try router.route(from: link).entry
            } catch {
                sum &+= 1
            }
        }
        return sum
    }

    /// Reads all links of the table once.
    func parseHits() -> Int {
        var sum = 0
        for link in hits {
            do throws(DeepLinkRefusal) { sum &+= try router.route(from: link).entry } catch { sum = -1 }
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

    /// Checks the results of what is measured.
    private func check() throws {
        for (link, expected) in zip(links, workload.expected) {
            guard (try? router.route(from: link)) == expected else { throw WrongLink(link: link) }
        }
        for (route, path) in workload.routes where router.link(for: route) != path { throw WrongLink(link: path) }
    }

    struct WrongLink: Error {
        let link: String
    }
}
