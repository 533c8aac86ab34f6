import DeepLink
import FlowKit
import Testing

@testable import Benchmarks

@MainActor
@Suite struct NavigationTests {
    @Test func everythingIsMeasured() throws {
        let report = try NavigationMeasurement(samples: 1, longJournal: 1_000).report()
        for line in report.text.split(separator: "\n") { #expect(!line.hasSuffix(": 0 ns"), "\(line)") }
    }

    @Test func everyScreenHasALink() throws {
        let router = try SampleScreens.router()
        for number in 0..<20 {
            let screen = SampleScreen.numbered(number)
            let link = try #require(router.link(for: screen))
            #expect(try router.route(from: link, source: .inside) == screen)
        }
    }
}
