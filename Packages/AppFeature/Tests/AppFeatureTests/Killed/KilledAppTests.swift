import Core
import DeepLink
import FlowKit
import FlowTestSupport
import Foundation
import Logging
import Model
import Synchronization
import Testing

@testable import AppFeature

/// Links that wait survive a process that is killed, and are followed once.
///
/// The tests need a process and the processor for themselves, so only `make test-faults` runs them.
@MainActor
@Suite(
    .timeLimit(.minutes(60)), .serialized,
    .enabled(
        if: ProcessInfo.processInfo.environment["FLOW_FAULTS"] != nil,
        "These tests kill processes. Run them with make test-faults."))
struct KilledAppTests {
    @Test func pendingLinkIsFollowedOnceAfterRestart() async throws {
        var random = SplitMix64(seed: 5)
        var cutShort = 0
        var round = 0
        while round < 20 || cutShort == 0 {
            try #require(round < 200, "no process was killed before it was done")
            defer { round += 1 }
            let place = try KilledApp()
            defer { place.remove() }
            let (path, microseconds) = (place.directory.path, Int.random(in: 0..<40_000, using: &random))
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, microseconds = microseconds as Int] in
                let app = await KilledApp(path: path)
                try await app.enqueue(untilKilledIn: microseconds)
            }
            let waiting = place.reports
            if waiting.count < KilledApp.count { cutShort += 1 }
            let followed = try await place.restart()
            // One more may be there: it was stored, and its process was killed before it could say so.
            let all = Array(1...KilledApp.count).prefix(max(waiting.count, followed.count))
            #expect(followed == all.map { "\($0)" }, "round \(round), \(waiting.count) were said to wait")
            #expect(followed.count - waiting.count <= 1, "round \(round)")
            #expect(try await place.restart() == [], "round \(round): they are followed once")
        }
    }

    @Test func nothingIsFollowedTwiceWhenItIsKilledMeanwhile() async throws {
        var random = SplitMix64(seed: 6)
        for round in 0..<8 {
            let place = try KilledApp()
            defer { place.remove() }
            let (path, microseconds) = (place.directory.path, Int.random(in: 0..<40_000, using: &random))
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, microseconds = microseconds as Int] in
                let app = await KilledApp(path: path)
                try await app.enqueueAndFollow(untilKilledIn: microseconds)
            }
            let before = place.reports
            let after = try await place.restart()
            #expect(Set(before).isDisjoint(with: after), "round \(round)")
            // One may be gone: it is taken out before it is followed, so that one that kills the app does so once.
            #expect(before.count + after.count >= KilledApp.count - 1, "round \(round): \(before) \(after)")
            #expect(before + after == (before + after).sorted { Int($0) ?? 0 < Int($1) ?? 0 }, "round \(round)")
        }
    }
}

/// The app on live services in a directory, in this process or in one that is killed.
@MainActor
private struct KilledApp {
    /// As many as wait at most.
    static let count = 20
    let directory: URL
    private var file: URL { directory.appending(path: "reports.txt") }

    init() throws {
        directory = FileManager.default.temporaryDirectory.appending(path: "killed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    init(path: String) { directory = URL(filePath: path) }

    func remove() { try? FileManager.default.removeItem(at: directory) }

    /// What the killed process has said, in its order.
    var reports: [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    private func report() throws -> @Sendable (String) -> Void {
        if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        return { text in try? handle.write(contentsOf: Data("\(text)\n".utf8)) }
    }

    private static func killSoon(_ microseconds: Int) {
        Thread.detachNewThread {
            usleep(UInt32(microseconds))
            kill(getpid(), SIGKILL)
        }
    }

    func enqueue(untilKilledIn microseconds: Int) async throws {
        let (_, viewModel) = try await open(Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        let report = try report()
        Self.killSoon(microseconds)
        for number in 1...Self.count {
            let event = InboundEvent.url("shop://products/\(number)", id: "\(number)")
            if await viewModel.inbound.handle(event) == .waiting(.appReady) { report("\(number)") }
        }
        for await _ in AsyncStream<Never>.makeStream().stream {}
    }

    func enqueueAndFollow(untilKilledIn microseconds: Int) async throws {
        let report = try report()
        let count = Mutex(0)
        let opened = Logger(label: "test") { _ in
            LineHandler { line in
                // Logs have no values of links: the events are followed in the order of their numbers.
                guard line.contains(": opened") else { return }
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                report("\(number)")
            }
        }
        let (_, viewModel) = try await open(opened)
        for number in 1...Self.count {
            await viewModel.inbound.handle(.url("shop://products/\(number)", id: "\(number)"))
        }
        Self.killSoon(microseconds)
        await viewModel.inbound.becomeReady()
        for await _ in AsyncStream<Never>.makeStream().stream {}
    }

    private func open(_ logger: Logger) async throws -> (LiveServiceProvider, AppFeatureViewModel) {
        guard let api = URL(string: "http://127.0.0.1:9") else { throw URLError(.badURL) }
        let live = try await LiveServiceProvider(
            directory: directory, network: LiveNetwork(api: api, logger: logger), payments: SandboxPayments(),
            webHost: "shop.example",
            version: AppVersion(1))
        return (live, try AppFeatureViewModel(services: live.services, policy: .test, logger: logger))
    }

    /// Starts again, and returns the links that were followed, in their order.
    func restart() async throws -> [String] {
        let quiet = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let api = try #require(URL(string: "http://127.0.0.1:9"))
        let network = LiveNetwork(api: api, logger: quiet)
        let live = try await LiveServiceProvider(
            directory: directory, network: network, payments: SandboxPayments(), webHost: "shop.example",
            version: AppVersion(1))
        let viewModel = try AppFeatureViewModel(services: live.services, policy: .test, logger: quiet)
        await viewModel.inbound.becomeReady()
        let records = viewModel.inbound.records
        #expect(records.allSatisfy { $0.outcome == .opened })
        #expect(
            viewModel.coordinator.state.stack(of: .home) == records.compactMap { Int($0.eventID) }.map { .product($0) })
        #expect(try await live.services.shop.pendingLinks.links() == [])
        live.close()
        await network.shutdown()
        return records.map(\.eventID)
    }
}
