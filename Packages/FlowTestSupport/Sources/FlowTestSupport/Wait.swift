import CustomDump
import Foundation
import Observation
public import SharedCombine
import Synchronization
public import Testing

/// A wait for a condition, which is checked when a source changes, or an object of an `@Observable` class that the condition
/// reads.
@_spi(Reporting) @MainActor
public struct Wait {
    private let signal = WaitSignal()
    private var sources: [any ObservableObject] = []
    private var subscriptions: [AnyCancellable] = []
    private let caller: SourceLocation
    private let comment: String?

    public init<each Source: ObservableObject>(
        _ caller: SourceLocation, _ comment: String?, _ sources: repeat each Source
    ) {
        self.caller = caller
        self.comment = comment
        for source in repeat each sources {
            self.sources.append(source)
            subscriptions.append(source.objectWillChange.sink { @Sendable [signal] _ in signal.sourceChanged() })
        }
    }

    /// The observable state of the sources. Limited in depth, because a view model also holds services.
    var dumpOfSources: String {
        if sources.isEmpty { return "none were named: the condition reads only objects of @Observable classes" }
        return sources.map { source in
            var text = ""
            customDump(source, to: &text, maxDepth: 8)
            return text
        }.joined(separator: "\n")
    }

    /// Waits until `condition` holds, and reports an issue with the last state if it never does.
    public func settle(_ name: String, _ state: () -> String, until condition: @MainActor () -> Bool) async {
        let result = await run(until: condition)
        guard result != .held else { return }
        caller.fail(
            """
            The condition doesn't hold\(comment.map { " (\($0))" } ?? ""), and the wait \
            \(result == .cancelled ? "was cancelled" : "ended after \(WaitLimits.current.end)").

            This usually means that a task waits for something that the test must provide. The \(name):

            \(state().indented)
            """)
    }

    public enum Result { case held, timedOut, cancelled }

    public func run(until condition: @MainActor () -> Bool) async -> Result {
        // Read before each check: a change during the check causes another one.
        var changes = signal.changes
        if holds(condition) { return .held }
        let (limits, start) = (WaitLimits.current, ContinuousClock.now)
        // A missing source is found now and then, so that it costs seconds and not the whole wait.
        let timer = Task.detached { [signal] in
            repeat {
                try await Task.sleep(for: min(limits.notice, limits.end - (ContinuousClock.now - start)))
                signal.wake()
            } while ContinuousClock.now - start < limits.end
        }
        defer { timer.cancel() }
        var hasNotice = false
        for await _ in signal.wakes {
            let changesBefore = changes
            changes = signal.changes
            if holds(condition) {
                if changes == changesBefore { reportMissingSource(after: ContinuousClock.now - start) }
                return .held
            }
            let elapsed = ContinuousClock.now - start
            if elapsed >= limits.end { return .timedOut }
            if elapsed >= limits.notice, !hasNotice {
                hasNotice = true
                limits.print("\(caller.fileID):\(caller.line): still waits\(comment.map { " for: \($0)" } ?? "")")
            }
        }
        return condition() ? .held : .cancelled
    }

    /// Checks the condition, and notes the observable objects that it reads.
    private func holds(_ condition: @MainActor () -> Bool) -> Bool {
        withObservationTracking {
            condition()
        } onChange: { [signal] in
            signal.sourceChanged()
        }
    }

    private func reportMissingSource(after duration: Duration) {
        caller.warn(
            """
            The condition holds\(comment.map { " (\($0))" } ?? ""), but no source has reported the change that made it \
            hold. It was found after \(duration).

            To fix this, pass the object that changes as a source: settle(viewModel, scene.orders) { … }
            """)
    }
}

/// The durations of waits. Tests of waits set them; no other test depends on them.
struct WaitLimits: Sendable {
    @TaskLocal static var current = WaitLimits()

    /// The time until a line tells that a wait goes on.
    var notice = Duration.seconds(10)
    /// The time until a wait ends, to end a hang.
    var end = Duration.seconds(600)
    var print: @Sendable (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
}

/// Wakes a wait, from any thread.
private final class WaitSignal: Sendable {
    let wakes: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let count = Atomic(0)

    init() {
        // One wake suffices for all changes since the last check.
        (wakes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// The number of changes of sources so far.
    var changes: Int { count.load(ordering: .acquiring) }

    func sourceChanged() {
        count.add(1, ordering: .releasing)
        wake()
    }

    func wake() { continuation.yield() }
}

/// Waits until `condition` holds. Checks it at once, and on the main actor after each change of a source.
///
/// ```swift
/// await settle(viewModel, scene.orders) { viewModel.state.isSuccess && scene.orders.calls.count == 2 }
/// ```
///
/// The sources are the objects that the condition reads: view models, mocks, a test's recorded exits. A source sends
/// its `objectWillChange` on the main actor before it changes, or on any thread after it has changed.
///
/// A wait never judges by time. It ends after ten minutes, to end a hang, and reports an issue with the sources' last
/// state. After ten seconds it writes a line to standard error, and warns if the condition holds although no
/// source has changed: then a source is missing.
///
/// An object of an `@Observable` class isn't a source: it is enough that the condition reads it. It has to change on the main
/// actor.
///
/// The line and the issue quote `comment`, which is the expectation in words.
@MainActor
public func settle<Source: ObservableObject, each Other: ObservableObject>(
    _ source: Source,
    _ others: repeat each Other,
    comment: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    until condition: @MainActor () -> Bool
) async {
    let wait = Wait(sourceLocation, comment, source, repeat each others)
    await wait.settle("sources", { wait.dumpOfSources }, until: condition)
}

/// Waits until a condition holds that reads only objects of `@Observable` classes. Checks it at once, and on the main actor after
/// each change of a property that it has read.
///
/// ```swift
/// await settle { viewModel.state.isSuccess }
/// ```
@MainActor
public func settle(
    comment: String? = nil, sourceLocation: SourceLocation = #_sourceLocation, until condition: @MainActor () -> Bool
) async {
    let wait = Wait(sourceLocation, comment)
    await wait.settle("sources", { wait.dumpOfSources }, until: condition)
}
