import FlowTestSupport
import Loading
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct ReachabilityMonitorTests {
    /// A server that answers probes as it is told.
    private final class Server: Sendable {
        private let state = WatchedValue((failure: ServiceError?.some(.offline), probes: 0))

        var probes: Int { state.value.probes }

        func set(_ failure: ServiceError?) { state.update { $0.failure = failure } }

        func waitForProbes(_ count: Int) async throws {
            try await state.wait(for: "\(count) probes") { $0.probes == count }
        }

        func probe() throws(ServiceError) {
            let failure = state.update { state in
                state.probes += 1
                return state.failure
            }
            if let failure { throw failure }
        }
    }

    private let clock = ManualClock()
    private let server = Server()

    private func monitor() -> ReachabilityMonitor {
        ReachabilityMonitor(clock: clock) { [server] () throws(ServiceError) in try server.probe() }
    }

    @Test(arguments: [
        (ServiceError?.none, Reachability.online), (.offline, .offline), (.timedOut(after: .seconds(1)), .offline),
        (.unauthorized, .online), (.notFound("x"), .online), (.rateLimited(retryAfter: nil), .online),
        (.rejected(status: 400, message: nil), .online), (.server(status: 500, message: nil), .online),
        (.forbidden(message: nil), .online), (.conflict(message: nil), .online), (.untrusted("x"), .offline),
        (.undecodable(path: "", reason: ""), .online), (.tooLarge(limitInBytes: 1), .online),
    ])
    func anyAnswerMeansOnline(_ failure: ServiceError?, _ reachability: Reachability) {
        let monitor = monitor()
        monitor.note(reachability == .online ? .offline : nil)
        monitor.note(failure)
        #expect(monitor.current == reachability)
    }

    @Test(arguments: [ServiceError.cancelled, .storage("disk full")])
    func someFailuresSayNothing(_ failure: ServiceError) {
        let monitor = monitor()
        monitor.note(failure)
        #expect(monitor.current == .online)
        monitor.note(.offline)
        monitor.note(failure)
        #expect(monitor.current == .offline)
    }

    @Test func watchersAreToldHowItIsAndEachChangeOnce() async {
        let monitor = monitor()
        monitor.note(.offline)
        monitor.note(nil)
        let stream = monitor.reachability()
        for failure in [nil, .offline, .offline, .timedOut(after: .seconds(1)), nil, nil, .offline] as [ServiceError?] {
            monitor.note(failure)
        }
        monitor.stop()
        var seen: [Reachability] = []
        for await reachability in stream { seen.append(reachability) }
        #expect(seen == [.online, .offline, .online, .offline])
    }

    @Test func whileOfflineTheServerIsTriedWithGrowingWaits() async throws {
        let monitor = monitor()
        let stream = monitor.reachability()
        monitor.note(.offline)
        for (probes, seconds) in [1, 2, 4, 8, 15, 15].enumerated() {
            try await clock.waitForSleepers(1)
            #expect(clock.sleeps == [.seconds(seconds)])
            #expect(server.probes == probes)
            clock.advance(by: .seconds(seconds))
            try await server.waitForProbes(probes + 1)
        }
        server.set(.server(status: 503, message: nil))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(15))
        var changes = stream.makeAsyncIterator()
        #expect(await changes.next() == .online)
        #expect(await changes.next() == .offline)
        #expect(await changes.next() == .online)
        try await clock.waitForSleepers(0)
        #expect(server.probes == 7)
    }

    @Test func monitorSchedulesProbesOnlyWhileWatched() async throws {
        let monitor = monitor()
        monitor.note(.offline)
        #expect(clock.sleeps.isEmpty)
        let watcher = Task { for await _ in monitor.reachability() {} }
        try await clock.waitForSleepers(1)
        watcher.cancel()
        try await clock.waitForSleepers(0)
        #expect(server.probes == 0)
        let another = Task { for await _ in monitor.reachability() {} }
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(1)])
        another.cancel()
        try await clock.waitForSleepers(0)
    }

    @Test func twoWatchersShareTheProbes() async throws {
        let monitor = monitor()
        monitor.note(.offline)
        let streams = [monitor.reachability(), monitor.reachability()]
        try await clock.waitForSleepers(1)
        server.set(nil)
        clock.advance(by: .seconds(1))
        for stream in streams {
            var changes = stream.makeAsyncIterator()
            #expect(await changes.next() == .offline)
            #expect(await changes.next() == .online)
        }
        #expect(server.probes == 1)
    }

    @Test func anAnswerToARequestEndsTheProbes() async throws {
        let monitor = monitor()
        let stream = monitor.reachability()
        monitor.note(.offline)
        try await clock.waitForSleepers(1)
        monitor.note(nil)
        try await clock.waitForSleepers(0)
        #expect(monitor.current == .online)
        _ = stream
    }

    @Test func aMonitorThatIsStoppedEndsItsStreams() async throws {
        let monitor = monitor()
        monitor.note(.offline)
        let stream = monitor.reachability()
        try await clock.waitForSleepers(1)
        monitor.stop()
        monitor.note(nil)
        try await clock.waitForSleepers(0)
        var seen: [Reachability] = []
        for await reachability in stream { seen.append(reachability) }
        for await reachability in monitor.reachability() { seen.append(reachability) }
        #expect(seen == [.offline, .offline])
    }

    @Test func nothingKeepsAMonitorAlive() async throws {
        weak var released: ReachabilityMonitor?
        let stream: AsyncStream<Reachability>
        do {
            let monitor = monitor()
            released = monitor
            stream = monitor.reachability()
            monitor.note(.offline)
            try await clock.waitForSleepers(1)
        }
        try await clock.waitForSleepers(0)
        #expect(released == nil)
        for await _ in stream {}
    }
}
