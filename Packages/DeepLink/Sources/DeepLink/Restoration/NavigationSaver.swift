public import FlowKit
public import Foundation

/// A navigator's middleware that saves its state when nothing has changed for a while.
///
/// ```swift
/// let saver = NavigationSaver(archive, clock: ContinuousClock()) { data in try await file.write(data) }
/// let navigator = Navigator(start, middleware: [saver])
/// // when the app goes to the background: await saver.flush()
/// ```
///
/// A later state is never overwritten by an earlier one, and the same bytes are not saved twice. A save that fails is
/// repeated with the next change, after a while, and by ``flush()``.
@MainActor
public final class NavigationSaver<Schema: RouteSchema>: NavigationMiddleware {
    /// What could not be saved the latest time.
    public private(set) var dropped: [DroppedScreen] = []

    private let archive: NavigationArchive<Schema>
    private let save: @Sendable (Data) async throws -> Void
    private let wait: @Sendable (_ factor: Int) async throws -> Void

    /// Followed by the changes: a copy of the navigator's own would have its stacks copied.
    private var state: NavigationState<Schema>?
    private var changeCount = 0
    private var savedCount = 0
    private var savedData: Data?
    /// The number of saves that have failed one after the other since the latest change.
    private var failureCount = 0
    private var timer: Task<Void, Never>?
    private var saving: Task<Void, Never>?

    /// - Parameters:
    ///   - archive: Writes the state.
    ///   - delay: How long nothing has to change until it is saved; at most twice as long passes.
    ///   - clock: Measures the delay.
    ///   - save: Stores the bytes, or throws if it can't. It is not called again before it returns.
    public init(
        _ archive: NavigationArchive<Schema>, after delay: Duration = .seconds(1), clock: any Clock<Duration>,
        save: @escaping @Sendable (Data) async throws -> Void
    ) {
        self.archive = archive
        self.save = save
        wait = { try await clock.sleep(for: delay * $0) }
    }

    isolated deinit { timer?.cancel() }

    public func navigationBegan(at state: NavigationState<Schema>) { self.state = state }

    public func navigationPassed(_ transition: NavigationTransition<Schema>) {
        guard !transition.changes.isEmpty else { return }
        state?.redo(transition.changes)
        changeCount += 1
        if failureCount > 0 {
            failureCount = 0
            timer?.cancel()
            timer = nil
        }
        if timer == nil { startTimer() }
    }

    /// Saves at once what is not saved yet, and waits until all is: when the app goes to the background.
    public func flush() async {
        timer?.cancel()
        timer = nil
        await write()
    }

    /// Starts the one task that serves any number of changes.
    private func startTimer(factor: Int = 1) {
        timer = Task { [weak self, wait] in
            while let count = self?.changeCount {
                do { try await wait(factor) } catch { return }
                if self?.changeCount == count { break }
            }
            guard !Task.isCancelled else { return }
            self?.timer = nil
            await self?.write()
        }
    }

    private func write() async {
        if let state, savedCount != changeCount {
            savedCount = changeCount
            let saved = archive.encode(state)
            dropped = saved.dropped
            if saved.data != savedData {
                savedData = saved.data
                saving = Task { [weak self, save, saving] in
                    await saving?.value
                    do {
                        try await save(saved.data)
                        self?.failureCount = 0
                    } catch {
                        self?.repeatLater(saved.data)
                    }
                }
            }
        }
        await saving?.value
    }

    /// Makes the next write save again, and starts it after a while: twice as long after each failure, up to 64 delays.
    private func repeatLater(_ data: Data) {
        // A newer state is about to be saved.
        guard savedData == data else { return }
        savedData = nil
        savedCount = -1
        failureCount = min(failureCount + 1, 6)
        if timer == nil { startTimer(factor: 1 << failureCount) }
    }
}
