public import FlowKit
public import Foundation

/// Saves where one is when nothing has changed for a while: as middleware of a navigator.
///
/// ```swift
/// let saver = NavigationSaver(archive, clock: ContinuousClock()) { data in await file.write(data) }
/// let navigator = Navigator(start, middleware: [saver])
/// // when the app goes to the background: await saver.flush()
/// ```
///
/// What is saved later is never overwritten by what was saved earlier, and the same bytes are not saved twice.
@MainActor
public final class NavigationSaver<Schema: RouteSchema>: NavigationMiddleware {
    /// What could not be saved the latest time.
    public private(set) var dropped: [DroppedScreen] = []

    private let archive: NavigationArchive<Schema>
    private let save: @Sendable (Data) async -> Void
    private let wait: @Sendable () async throws -> Void

    /// Followed by the changes: a copy of the navigator's own would have its stacks copied.
    private var state: NavigationState<Schema>?
    private var changeCount = 0
    private var savedCount = 0
    private var savedData: Data?
    private var timer: Task<Void, Never>?
    private var saving: Task<Void, Never>?

    /// - Parameters:
    ///   - archive: Writes the state.
    ///   - delay: How long nothing has to change until it is saved; at most twice as long passes.
    ///   - clock: Measures the delay.
    ///   - save: Keeps the bytes. It is not called again before it returns.
    public init(
        _ archive: NavigationArchive<Schema>, after delay: Duration = .seconds(1), clock: any Clock<Duration>,
        save: @escaping @Sendable (Data) async -> Void
    ) {
        self.archive = archive
        self.save = save
        wait = { try await clock.sleep(for: delay) }
    }

    isolated deinit { timer?.cancel() }

    public func navigationBegan(at state: NavigationState<Schema>) { self.state = state }

    public func navigationPassed(_ transition: NavigationTransition<Schema>) {
        guard !transition.changes.isEmpty else { return }
        state?.redo(transition.changes)
        changeCount += 1
        if timer == nil { startTimer() }
    }

    /// Saves at once what is not saved yet, and waits until all is: when the app goes to the background.
    public func flush() async {
        timer?.cancel()
        timer = nil
        await write()
    }

    /// One task for however many changes.
    private func startTimer() {
        timer = Task { [weak self, wait] in
            while let count = self?.changeCount {
                do { try await wait() } catch { return }
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
                saving = Task { [save, saving] in
                    await saving?.value
                    await save(saved.data)
                }
            }
        }
        await saving?.value
    }
}
