import Foundation
import Hummingbird
import Synchronization

/// Limits how often a client may fail at a task that reveals whether a guess is right, such as a sign-in.
///
/// Every attempt counts when it begins, so that attempts at the same time are limited, too, and no longer counts when it
/// succeeds.
final class AttemptLimiter: Sendable {
    private struct Key: Hashable {
        let client: String
        /// The task, such as signing in to one account; nil for all tasks of the client.
        let task: String?
    }

    private struct Window {
        let start: Date
        var failures = 0
    }

    /// The time after which failures no longer count, in seconds.
    static let duration: TimeInterval = 60
    /// The number of tasks with all their failures that one client has.
    private static let tasksPerClient = 10
    /// The number of keys, so that invented names don't use unbounded memory.
    private static let maximumCount = 10_000

    private let limit: Int
    private let now: @Sendable () -> Date
    private let windows = Mutex<[Key: Window]>([:])

    /// - Parameter limit: The number of failures of a task that a client has in a minute; 0 for no limit.
    init(limit: Int, now: @escaping @Sendable () -> Date = { Date() }) {
        self.limit = limit
        self.now = now
    }

    /// Makes an attempt. It counts as a failure if it throws a client's error.
    ///
    /// - Throws: `HTTPError` with the status `429` after too many failures.
    func attempt<Value>(_ task: String, by client: String, _ body: () async throws -> Value) async throws -> Value {
        guard limit > 0 else { return try await body() }
        let keys = [Key(client: client, task: task), Key(client: client, task: nil)]
        try begin(keys)
        do {
            let value = try await body()
            forgive(keys)
            return value
        } catch let error as any HTTPResponseError where error.status.kind == .clientError {
            throw error
        } catch {
            forgive(keys)
            throw error
        }
    }

    /// Counts an attempt whose success isn't known.
    func count(_ task: String, by client: String) throws {
        guard limit > 0 else { return }
        try begin([Key(client: client, task: task), Key(client: client, task: nil)])
    }

    private func begin(_ keys: [Key]) throws {
        let now = now()
        try windows.withLock { windows in
            for key in keys {
                guard let window = windows[key], Self.isOpen(window, now),
                    window.failures >= (key.task == nil ? limit * Self.tasksPerClient : limit)
                else { continue }
                let rest = window.start.addingTimeInterval(Self.duration).timeIntervalSince(now)
                throw HTTPError.tooManyAttempts(seconds: Int(rest.rounded(.up)))
            }
            if windows.count >= Self.maximumCount {
                windows = windows.filter { Self.isOpen($0.value, now) }
                if windows.count >= Self.maximumCount { windows = [:] }
            }
            for key in keys {
                var window = windows[key].flatMap { Self.isOpen($0, now) ? $0 : nil } ?? Window(start: now)
                window.failures += 1
                windows[key] = window
            }
        }
    }

    private func forgive(_ keys: [Key]) {
        windows.withLock { windows in
            for key in keys where (windows[key]?.failures ?? 0) > 0 { windows[key]?.failures -= 1 }
        }
    }

    /// A clock that was set back ends a window.
    private static func isOpen(_ window: Window, _ now: Date) -> Bool {
        (0..<duration).contains(now.timeIntervalSince(window.start))
    }
}
