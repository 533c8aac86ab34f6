import AsyncAlgorithms
import FlowKit
import Foundation
import Model
import Synchronization

/// The user's pending changes: sends them while it runs, and reports their status.
final class Outbox: OutboxService {
    let sender: OutboxSender
    private let device: DeviceStore
    private let clock: any Clock<Duration>
    private let signals: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation
    private let running = Mutex<Task<Void, Never>?>(nil)

    init(_ dependencies: OutboxSender.Dependencies) {
        sender = OutboxSender(dependencies)
        device = dependencies.account.device
        clock = dependencies.clock
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { stop() }

    /// Starts sending. Call it once.
    func start(session: any SessionService, reachability: any ReachabilityService) {
        let (sessions, states) = (session.session(), reachability.reachability())
        let queues = device.values(of: "the outbox") { try OutboxQueue($0) }
        let task = Task { [sender, clock, signals, signal] in
            await withTaskGroup(of: Void.self) { group in
                group.addTask { for await _ in queues { signal.yield() } }
                group.addTask { for await _ in sessions { signal.yield() } }
                group.addTask {
                    await Self.follow(states, clock) { absence in
                        // Longer delays stay: a server that comes and goes may respond to a probe and fail each change.
                        await sender.clearDelays(upTo: absence * 2)
                        signal.yield()
                    }
                }
                group.addTask { await Self.send(sender, signals, signal, clock) }
            }
        }
        running.withLock { $0 = task }
    }

    /// Stops sending. A request in progress is cancelled, and sent again after the next start.
    func stop() { running.withLock(\.self)?.cancel() }

    private static func send(
        _ sender: OutboxSender, _ signals: AsyncStream<Void>, _ signal: AsyncStream<Void>.Continuation,
        _ clock: any Clock<Duration>
    ) async {
        var signals = signals.makeAsyncIterator()
        while !Task.isCancelled {
            switch await sender.step() {
            case .again: continue
            case .wait(let time):
                let timer = time.map { time in
                    Task { if (try? await clock.sleep(for: time)) != nil { signal.yield() } }
                }
                _ = await signals.next()
                timer?.cancel()
            }
        }
    }

    /// Reports for how long the server was unreachable, each time it is reachable again.
    private static func follow(
        _ states: AsyncStream<Reachability>, _ clock: any Clock<Duration>,
        serverIsBack: (_ absence: Duration) async -> Void
    ) async {
        let elapsed = stopwatch(clock)
        var offlineSince: Duration?
        for await state in states {
            switch state {
            case .offline: offlineSince = offlineSince ?? elapsed()
            case .online:
                if let since = offlineSince { await serverIsBack(elapsed() - since) }
                offlineSince = nil
            }
        }
    }

    // MARK: - OutboxService

    func status() -> AsyncStream<OutboxStatus> {
        let queues = device.values(of: "the outbox's status") { try OutboxQueue($0) }
        let states = combineLatest(queues, sender.progress.values { $0 }).map { queue, progress in
            OutboxStatus(
                waiting: queue.count, isSending: progress.isSending, nextAttempt: queue.nextAttempt,
                lastFailure: progress.lastFailure)
        }.removeDuplicates()
        return .newest { continuation in for await state in states { continuation.yield(state) } }
    }

    func conflicts() -> AsyncStream<[OutboxConflict]> {
        device.values(of: "the conflicts") { try ConflictRecord.conflicts(in: $0) }
    }

    func dismiss(_ id: OutboxConflict.ID) async throws(ServiceError) {
        try await device.write { try ConflictRecord.dismiss(id, in: $0) }
    }

    func failedChanges() -> AsyncStream<[FailedChange]> {
        device.values(of: "the failed changes") { try FailedChange.all(in: $0) }
    }

    func retry(_ id: FailedChange.ID) async throws(ServiceError) {
        try await sender.retry(id.rawValue)
        signal.yield()
    }

    func discard(_ id: FailedChange.ID) async throws(ServiceError) {
        try await sender.discard(id.rawValue)
        signal.yield()
    }

    func send() async {
        await sender.clearDelays()
        signal.yield()
    }

    func pull() async {
        if await sender.pullAgain() { signal.yield() }
    }

    func refresh() async throws(ServiceError) {
        guard let attempt = await sender.requestPull() else { return }
        signal.yield()
        for await progress in sender.progress.values() where progress.pullAttempts > attempt {
            if let failure = progress.pullFailure { throw failure }
            return
        }
        throw .cancelled
    }
}
