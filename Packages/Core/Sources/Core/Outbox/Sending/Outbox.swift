import FlowKit
import Foundation
import GRDB
import Logging
import Model
import Synchronization

/// What the user has changed, on its way to the server: sends while it runs, and tells how far it is.
///
/// It wakes when a change is enqueued, when somebody signs in or out, when the server can be reached again, and when the
/// next attempt is due.
final class Outbox: Sendable {
    private struct State {
        var tasks: [Task<Void, Never>] = []
        var endOfWatching: (@Sendable () -> Void)?
    }

    /// What the table tells.
    struct Queue: Hashable, Sendable {
        var waiting = 0
        var head: OutboxEntry?
        /// Whether anything of a guest's waits until the server's bag is known.
        var hasMerged = false

        init() {}

        init(_ database: Database) throws {
            let table = OutboxTable(database: database)
            (waiting, head) = (try table.count(), try table.next())
            hasMerged = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM mergedLine)") ?? false
        }
    }

    let users: UserStores
    let sender: OutboxSender
    let bell = OutboxBell()
    let progress = CurrentValue(OutboxProgress())
    let current: CurrentValue<OutboxStatus>
    private let queue: Mutex<Queue>
    private let clock: any Clock<Duration>
    private let state = Mutex(State())

    init(_ surroundings: OutboxSender.Surroundings) {
        users = surroundings.account.users
        clock = surroundings.clock
        sender = OutboxSender(surroundings, status: progress)
        let store = users.current
        // What waits from the last time is known before anybody asks; that it can't be read, the sender will find.
        let queue = (try? store.pool.read { try Queue($0) }) ?? Queue()
        self.queue = Mutex(queue)
        current = CurrentValue(Self.status(queue, OutboxProgress()))
    }

    /// Begins to send. Ends with ``stop()``.
    func start(session: any SessionService, reachability: any ReachabilityService) {
        let end = users.watch("the outbox") {
            try Queue($0)
        } onChange: { [weak self] queue in
            self?.queue.withLock { $0 = queue }
            self?.tell()
            self?.bell.ring()
        } onFailure: {
        }
        let tasks = [
            Task { [sender, bell, clock] in await Self.run(sender, bell, clock) },
            Task { [weak self, progress] in for await _ in progress.values() { self?.tell() } },
            Task { [bell, states = session.session()] in for await _ in states { bell.ring() } },
            Task { [weak self, clock, states = reachability.reachability()] in
                let elapsed = stopwatch(clock)
                var offlineSince: Duration?
                for await state in states {
                    switch state {
                    case .offline: offlineSince = offlineSince ?? elapsed()
                    case .online:
                        if let since = offlineSince { await self?.serverIsBack(after: elapsed() - since) }
                        offlineSince = nil
                    }
                }
            },
        ]
        state.withLock { state in
            state.tasks += tasks
            state.endOfWatching = end
        }
    }

    /// Sends no more. What is on its way is given up, and sent again at the next start.
    func stop() {
        let (tasks, end) = state.withLock { state in
            defer { state = State() }
            return (state.tasks, state.endOfWatching)
        }
        for task in tasks { task.cancel() }
        end?()
    }

    deinit { stop() }

    /// Sends without waiting for the next attempt's time.
    func hurry() async {
        await sender.hurry()
        bell.ring()
    }

    /// Asks how things are on the server.
    func pull() async {
        if await sender.askAgain() { bell.ring() }
    }

    /// A server that was away for about as long as the next wait, is tried at once. One that comes and goes is not: it may
    /// answer questions and still break off each change that is sent to it.
    private func serverIsBack(after absence: Duration) async {
        let wait = queue.withLock { $0.head?.delay } ?? .zero
        if absence * 2 >= wait { await hurry() }
    }

    private func tell() {
        let status = Self.status(queue.withLock { $0 }, progress.value)
        current.update { if $0 != status { $0 = status } }
    }

    private static func status(_ queue: Queue, _ progress: OutboxProgress) -> OutboxStatus {
        OutboxStatus(
            waiting: queue.waiting, isSending: progress.isSending, nextAttempt: queue.head?.notBefore,
            lastFailure: progress.lastFailure)
    }

    private static func run(_ sender: OutboxSender, _ bell: OutboxBell, _ clock: any Clock<Duration>) async {
        while !Task.isCancelled {
            let rest = await sender.step()
            switch rest {
            case .goOn: continue
            case .sleep: await bell.wait()
            case .wait(let time):
                let timer = Task { if (try? await clock.sleep(for: time)) != nil { bell.ring() } }
                await bell.wait()
                timer.cancel()
            }
        }
    }
}
