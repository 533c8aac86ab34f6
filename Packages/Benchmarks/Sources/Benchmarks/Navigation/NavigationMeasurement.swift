import DeepLink
import FlowKit
import Foundation

/// Measures all figures alternately, so that a busy machine affects all of them.
@MainActor
struct NavigationMeasurement {
    let samples: Int
    /// The number of entries of the longer journal.
    var longJournal = 500

    func report() throws -> NavigationReport {
        var report = NavigationReport()
        measurePushes(&report)
        try measureLink(&report)
        try measureSaving(&report)
        return report
    }

    private func measurePushes(_ report: inout NavigationReport) {
        let (deep, shallow, deepest) = (PushAndPop(depth: 100), PushAndPop(depth: 1), PushAndPop(depth: 1_000))
        var times = (0..<8).map { _ in FastestTime() }
        for _ in 0..<samples {
            deep.onArray(&times[0])
            deep.onState(&times[1])
            deep.onNavigator(&times[2])
            shallow.onNavigator(&times[3])
            deep.onRouter(&times[4])
            deep.onTabRouter(&times[5])
            deep.onScope(&times[6])
            deepest.onNavigator(&times[7])
        }
        report.array = deep.nanoseconds(times[0])
        report.state = deep.nanoseconds(times[1])
        report.navigator = deep.nanoseconds(times[2])
        report.shallowNavigator = deep.nanoseconds(times[3])
        report.router = deep.nanoseconds(times[4])
        report.mirrored = deep.nanoseconds(times[5])
        report.scope = deep.nanoseconds(times[6])
        report.deepNavigator = deep.nanoseconds(times[7])
        var journals = [FastestTime(), FastestTime()]
        for _ in 0..<3 {
            deep.withJournal(of: 100, &journals, at: 0, samples: samples)
            deep.withJournal(of: longJournal, &journals, at: 1, samples: samples)
        }
        report.journal = deep.nanoseconds(journals[0])
        report.longJournal = deep.nanoseconds(journals[1])
    }

    private func measureLink(_ report: inout NavigationReport) throws {
        let router = try SampleScreens.router()
        let links = ["/products/12", "/categories/espresso-machines", "/products/77", "/products/77/reviews/newest"]
        let root = "shop://tabs/7"
        var times = (link: FastestTime(), reading: FastestTime())
        for _ in 0..<10 * samples {
            let navigator = Navigator(NavigationState<SampleScreens>(depth: 5))
            times.link.measure {
                guard let tab = try? router.route(from: root) else { return -1 }
                let screens = links.compactMap { try? router.route(from: $0, source: .inside) }
                let steps = screens.map { NavigationOperation<SampleScreens>.push($0) }
                navigator.apply(.all([.showing(tab)] + steps), source: .link)
                return navigator.state.stack(of: .account2).count
            }
            guard navigator.state.stack(of: .account2).count == links.count else { throw WrongState() }
            times.reading.measure {
                let first = (try? router.route(from: root)) == nil ? 0 : 1
                return links.reduce(first) { (try? router.route(from: $1, source: .inside)) == nil ? $0 : $0 + 1 }
            }
        }
        report.link = times.link.nanoseconds(each: 1) ?? 0
        report.reading = times.reading.nanoseconds(each: 1) ?? 0
    }

    private func measureSaving(_ report: inout NavigationReport) throws {
        let state = NavigationState<SampleScreens>(depth: 20)
        let archive = NavigationArchive<SampleScreens>(try SampleScreens.router(), beginning: .shop)
        let encoder = JSONEncoder()
        var (json, time) = (FastestTime(), FastestTime())
        for _ in 0..<samples {
            time.measure { archive.encode(state).count }
            try json.measure { try encoder.encode(state).count }
        }
        guard archive.decode(archive.encode(state)).state == state else { throw WrongState() }
        report.saving = time.nanoseconds(each: 1) ?? 0
        report.savingAsJSON = json.nanoseconds(each: 1) ?? 0
    }

    struct WrongState: Error {}
}
