public import FlowKit
public import Foundation

/// An observer that saves the navigation state when nothing has changed for a while.
///
/// ```swift
/// let saver = NavigationSaver(archive, clock: ContinuousClock()) { data in try await file.write(data) }
/// let navigator = Navigator(start, observers: [saver])
/// // when the app enters the background: await saver.flush()
/// ```
///
/// Flows whose values are awaited aren't saved, unless they are declared as restorable: see
/// ``/FlowKit/ResultRoute/isRestorable``.
///
/// A later state is never overwritten by an earlier one, and equal data isn't saved twice. A failed save is repeated with
/// the next change, after a while, and by ``flush()``.
@MainActor
public final class NavigationSaver<Schema: RouteSchema>: NavigationObserver {
    private let archive: NavigationArchive<Schema>
    private let save: @Sendable (Data) async throws -> Void
    private let wait: @Sendable (_ factor: Int) async throws -> Void

    /// The latest state, if it isn't being saved yet.
    private var unsaved: NavigationState<Schema>?
    private var changeCount = 0
    private var savedData: Data?
    private let saves = SerialTasks()
    /// The number of consecutive failed saves since the last change.
    private var failureCount = 0
    private var timer: Task<Void, Never>?

    /// - Parameters:
    ///   - archive: Encodes the state.
    ///   - delay: The time without changes after which the state is saved. At most twice this time passes.
    ///   - clock: Measures the delay.
    ///   - save: Stores the data, or throws an error. Calls don't overlap.
    public init(
        _ archive: NavigationArchive<Schema>, after delay: Duration = .seconds(1), clock: any Clock<Duration>,
        save: @escaping @Sendable (Data) async throws -> Void
    ) {
        self.archive = archive
        self.save = save
        wait = { try await clock.sleep(for: delay * $0) }
    }

    deinit { timer?.cancel() }

    public func navigator(_ navigator: Navigator<Schema>, did event: NavigationEvent<Schema>) {
        guard event.before != event.after else { return }
        unsaved = navigator.restorableState
        changeCount += 1
        if failureCount > 0 {
            failureCount = 0
            timer?.cancel()
            timer = nil
        }
        if timer == nil { startTimer() }
    }

    /// Saves the state at once, and returns when it's saved. Call it when the app enters the background.
    public func flush() async {
        timer?.cancel()
        timer = nil
        await write()
    }

    /// Starts a task that saves any number of changes. After each failed save, it waits twice as long, up to 64 delays.
    private func startTimer() {
        timer = Task { [weak self, wait, factor = 1 << failureCount] in
            while let count = self?.changeCount {
                do { try await wait(factor) } catch { return }
                if self?.changeCount == count { break }
            }
            guard !Task.isCancelled else { return }
            self?.timer = nil
            await self?.write()
        }
    }

    private func write() async { await saves.enqueue { await self.writeLatest() }.value }

    private func writeLatest() async {
        guard let state = unsaved else { return }
        unsaved = nil
        let data = archive.encode(state)
        guard data != savedData else { return }
        do {
            try await save(data)
            savedData = data
            failureCount = 0
        } catch {
            savedData = nil
            unsaved = unsaved ?? state
            failureCount = min(failureCount + 1, 6)
            if timer == nil { startTimer() }
        }
    }
}
