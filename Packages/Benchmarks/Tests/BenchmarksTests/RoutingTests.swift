import Testing

@testable import Benchmarks

@Suite struct RoutingTests {
    @Test(arguments: [10, 1_000])
    func tablesHaveTheSizeThatIsAskedFor(_ count: Int) {
        let kinds = LinkKinds(count)
        #expect(kinds.patterns.count == count)
        #expect(Set(kinds.patterns).count == count)
        #expect(kinds.entries.count == count)
    }

    @Test func nineOfTenLinksAreInTheTable() {
        let workload = LinkWorkload(entries: 1_000, links: 1_000)
        #expect(workload.links.count == 1_000)
        #expect(workload.routes.count == 900)
        #expect(workload.links.allSatisfy { $0.hasPrefix("https://shop.example/") })
    }

    @Test func routingFiguresArePositive() throws {
        let measurement = try RoutingMeasurement(entries: 10, links: 100)
        let figure = measurement.figure(samples: 1)
        #expect([figure.parse, figure.print, figure.scan].allSatisfy { $0 > 0 })
        #expect(measurement.parse() > measurement.parseHits())
        #expect(measurement.print() > 0)
    }

    @Test func changedLinksAreReadOrRefused() throws {
        var links = try MutatedLinks(entries: 10)
        #expect(try links.read(2_000) > 200)
    }

    @Test func theScanFindsWhatFits() throws {
        let scan = try LinkScan(["/a/:x", "/b?q"])
        #expect(scan.first(for: "/b/?q=1") == 1)
        #expect(scan.first(for: "/a/b/c") == nil)
    }

    @Test func aReportHasARowForEachTable() {
        let figure = RoutingFigure(entries: 10, links: 1_000, parse: 0.746, print: 0.5, scan: 9)
        let report = RoutingReport(figures: [figure], mutated: 5, accepted: 2, growth: 2)
        let rows = report.text.split(separator: "\n")
        #expect(rows.count == 4)
        #expect(rows[0].count == rows[1].count)
        #expect(rows[1].split(separator: " ") == ["10", "1000", "0.75", "0.5", "9.0"])
        #expect(rows[2] == "5 links changed at random: 2 accepted")
        #expect(rows[3] == "twice as long: at most 2.0 times the time")
    }

    @Test func theFastestOfAllRoundsCounts() {
        var time = FastestTime()
        #expect(time.nanoseconds(each: 1) == nil)
        #expect(time.measure { (0..<1_000).reduce(0, +) } == 499_500)
        #expect(time.nanoseconds(each: 1_000) != nil)
    }
}
