public import SharedCombine

/// A loader of a stored value that changes: it shows each value of a stream, while the screen is shown. The counterpart of
/// ``CachedLoader`` for values that the device has.
///
/// ```swift
/// private let notes = StreamLoader<[Note], StoreError>(atEnd: .unreadable)
///
/// func observe() async { await notes.observe { [store] in store.notes() } }
/// func retry() { notes.retry() }
/// ```
///
/// A stream of stored values ends only if the store can't be read. If there is no value yet, the failure is the ``state``,
/// otherwise the value stays, and ``notice`` has the failure. An observation that is cancelled, because the screen is
/// dismissed, isn't a failure.
@MainActor
public final class StreamLoader<Value: Sendable, Failure: Error>: ObservableObject {
    /// Calls `show` with each value, and returns or throws when there are no more.
    public typealias Source = @MainActor (_ show: @MainActor (Value) -> Void) async throws(Failure) -> Void
    /// Other work of the screen.
    public typealias Work = @MainActor () async -> Void

    /// The state of the screen.
    @Published public private(set) var state: ViewState<Value, Failure>
    /// The reason why the value may be out of date. `nil` if it is fresh.
    @Published public private(set) var notice: Failure?

    private let end: Failure
    /// Each ends the current attempt of an observation.
    private var attempts: [Int: AsyncStream<Void>.Continuation] = [:]
    private var lastObservation = 0

    /// - Parameters:
    ///   - state: The state until the stream has a value.
    ///   - failure: The failure of a stream that ends.
    public init(_ state: ViewState<Value, Failure> = .loading, atEnd failure: Failure) {
        self.state = state
        end = failure
    }

    /// Shows each value of a stream, until the calling task is cancelled.
    ///
    /// - Parameters:
    ///   - values: Returns the stream. Called again for each ``retry()``.
    ///   - others: Other work of the screen. A retry cancels it, and starts it again.
    public func observe<Values: AsyncSequence>(
        _ values: @escaping @MainActor () -> Values, alongside others: @escaping Work = {}
    ) async where Values.Element == Value, Values.Failure == Never {
        await observe({ show in for await value in values() { show(value) } }, alongside: others)
    }

    /// Shows each value of a source, until the calling task is cancelled.
    ///
    /// - Parameters:
    ///   - source: Observes the values. Called again for each ``retry()``.
    ///   - others: Other work of the screen. A retry cancels it, and starts it again.
    public func observe(_ source: @escaping Source, alongside others: @escaping Work = {}) async {
        lastObservation += 1
        let observation = lastObservation
        defer { attempts[observation] = nil }
        while !Task.isCancelled {
            let (retries, attempt) = AsyncStream.makeStream(of: Void.self)
            attempts[observation] = attempt
            await withDiscardingTaskGroup { group in
                group.addTask { await others() }
                group.addTask { await self.follow(source) }
                for await _ in retries {}
                group.cancelAll()
            }
        }
    }

    /// Observes again after a failure or a notice.
    public func retry() {
        guard state.failure != nil || notice != nil else { return }
        if state.failure != nil { state = .loading }
        for attempt in attempts.values { attempt.finish() }
    }

    /// Changes the value before the stream has the change, for instance after it was stored. Does nothing if there is no
    /// value.
    public func update(_ change: (inout Value) -> Void) {
        guard case .success(var value) = state else { return }
        change(&value)
        state = .success(value)
    }

    private func follow(_ source: Source) async {
        var failure = end
        do throws(Failure) {
            try await source { show($0) }
        } catch {
            // The stream has ended, whatever was cancelled.
            if !error.meansCancellation { failure = error }
        }
        guard !Task.isCancelled else { return }
        if state.value == nil { state = .error(failure) } else { notice = failure }
    }

    private func show(_ value: Value) {
        if notice != nil { notice = nil }
        state = .success(value)
    }
}
