import FlowTestSupport
import Foundation
import Testing

@testable import Core

/// Processes that are killed at any moment while they change a subject of a user's data: the change is there completely or
/// not at all, nothing else has changed, and the database opens as it is.
///
/// It was seen to fail when saving an item for later was two transactions, when an order gave its payment up in a transaction
/// of its own, and when the session's file was written after the commit.
///
/// `OUTBOX_KILLS` sets the number of processes for all subjects together, `OUTBOX_SEED` the random numbers.
@Suite(.timeLimit(.minutes(60)), .killsProcesses, .serialized) struct KilledSubjectTests {
    @Test(arguments: KilledSubject.allCases) func eachChangeIsThereCompletelyOrNotAtAll(
        _ subject: KilledSubject
    ) async throws {
        let settings = ProcessInfo.processInfo.environment
        let minimum = (settings["OUTBOX_KILLS"].flatMap { Int($0) } ?? 20) / KilledSubject.allCases.count
        var random = SplitMix64(seed: settings["OUTBOX_SEED"].flatMap { UInt64($0) } ?? 7)
        try await RealShop.run { shop in
            let process = KilledProcess(subject: subject, directory: shop.directory.url, api: shop.network.api)
            try await process.prepare()
            var left = try await process.valuesLeft()
            var (round, cutShort, changed) = (0, 0, 0)
            while round < minimum || cutShort < 3 || changed < 3 {
                guard round < 10 * max(minimum, 3) else {
                    Issue.record("\(round) processes were killed, \(cutShort) in a change, \(changed) after one")
                    break
                }
                round += 1
                let (name, path, api) = (subject.rawValue, shop.directory.url.path, shop.network.api.absoluteString)
                let (seed, changes) = (random.next(), Int.random(in: 1...KilledProcess.maximum, using: &random))
                await #expect(processExitsWith: .signal(SIGKILL), "round \(round)") {
                    [
                        name = name as String, path = path as String, api = api as String, seed = seed as UInt64,
                        changes = changes as Int
                    ] in
                    guard let subject = KilledSubject(rawValue: name), let url = URL(string: api) else { return }
                    try await KilledProcess(subject: subject, directory: URL(filePath: path), api: url)
                        .run(seed: seed, killedInChange: changes)
                }
                let reports = try process.takeReports()
                let opened = try #require(reports.first), last = try #require(reports.last)
                #expect(opened.event == .opened)
                // The payments of the last process are released.
                if subject == .orders { left["held payments"] = "0" }
                #expect(opened.values == left, "the next process has something else, round \(round)")
                let before = try #require(reports.last { $0.event != .tried })
                if last.event == .tried { cutShort += 1 }
                if before.event == .done { changed += 1 }
                left = try await process.valuesLeft()
                #expect(
                    subject.allows(left, before: before.values, after: last.values),
                    "round \(round): \(left), and neither \(before.values) nor \(last.values)")
            }
        }
    }
}
