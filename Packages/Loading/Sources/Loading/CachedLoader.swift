import IssueReporting
public import SharedCombine

/// A loader of one value: cached data first, then fresh data. The counterpart of ``Pager`` for a single value.
///
/// ``start(_:)`` loads with ``FetchPolicy/cacheFirst`` by default: a fresh cache is not loaded again. ``refresh()`` and
/// ``retry()`` load with ``FetchPolicy/networkOnly``. If the source fails and there is no value, ``FetchPolicy/staleIfError``
/// is loaded, and ``notice`` has the failure.
///
/// A cancelled load (``CancellationRepresenting``) is never shown as an error. If the source cancels it and nothing is shown, it
/// is loaded again, up to three times. A loader that is released cancels its load.
@MainActor
public final class CachedLoader<Value: Sendable, Failure: Error>: ObservableObject {
    /// Loads the value. Returns `nil` if the cache has none; a load from the source returns a value or throws.
    public typealias Load = @MainActor (FetchPolicy) async throws(Failure) -> Value?

    /// The state of the screen.
    @Published public internal(set) var state: ViewState<Value, Failure> = .loading
    /// The reason why the value may be out of date. `nil` if it is fresh.
    @Published public internal(set) var notice: Failure?
    /// A Boolean value that indicates whether a load is running.
    @Published public internal(set) var isRefreshing = false

    private let load: Load
    private var work: Task<Void, Never>?
    /// The number of loads so far. A result of an earlier load is ignored.
    private var generation = 0
    /// The number of times that the current load was repeated because the source has cancelled it.
    private var repetitions = 0

    /// Creates a loader that loads nothing until ``start(_:)``. It retains the closure.
    public init(load: @escaping Load) {
        self.load = load
    }

    deinit {
        work?.cancel()
    }

    /// Starts the first load. Does nothing if it has already begun, unless it was cancelled.
    ///
    /// - Parameter policy: How the value is loaded after the cached value, as its route declares it.
    public func start(_ policy: FetchPolicy = .cacheFirst) {
        guard work == nil, state.isLoading else { return }
        begin(policy)
    }

    /// Loads the value again, keeps the current value in the meantime, and returns at the end of the load.
    public func refresh() async {
        begin(.networkOnly)
        await work?.value
    }

    /// Loads again after a failure, a notice, or a cancelled load.
    public func retry() {
        guard state.failure != nil || notice != nil else { return start() }
        if state.failure != nil { state = .loading }
        begin(.networkOnly)
    }

    /// Waits for the end of the current load.
    public func waitUntilIdle() async {
        while let work { await work.value }
    }

    /// Loads the cached value if there is none yet, and then from the source. The task doesn't retain the loader.
    private func begin(_ policy: FetchPolicy) {
        // Before the load has its number: a subscriber may start another load, which this one replaces.
        isRefreshing = true
        generation += 1
        repetitions = 0
        work?.cancel()
        let first: LoaderStep<Failure> = state.value == nil ? .stored(then: policy) : .source(policy)
        work = Task { [weak self, load, mine = generation] in
            var next: LoaderStep<Failure>? = first
            while let step = next {
                let result: Result<Value?, Failure>
                do throws(Failure) {
                    result = .success(try await load(step.policy))
                } catch {
                    result = .failure(error)
                }
                guard let self, mine == generation else { return }
                next = receive(result, of: step)
                // A subscriber may have started another load.
                guard mine == generation else { return }
                if next == nil { finish() }
            }
        }
    }

    /// The number of times that a load is repeated if the source cancels it and nothing is shown.
    private static var repetitionLimit: Int { 3 }

    private func finish() {
        work = nil
        isRefreshing = false
        // A subscriber may have started another load, before the value was stored.
        if work != nil { isRefreshing = true }
    }

    /// Shows a result and returns the next step. `nil` if there is none.
    private func receive(_ result: Result<Value?, Failure>, of step: LoaderStep<Failure>) -> LoaderStep<Failure>? {
        switch (step, result) {
        case (.stored(let next), _):
            if case .success(let value?) = result { state = .success(value) }
            return .source(next)
        case (.source, .success(let value)):
            notice = nil
            if let value {
                state = .success(value)
            } else if state.value == nil {
                reportIssue(
                    """
                    The source of a CachedLoader<\(Value.self), \(Failure.self)> returned nil, so its screen shows "Loading" \
                    until the next load. To fix this, return a value from the source or throw an error.
                    """)
            }
        case (.source, .failure(let failure)) where failure.meansCancellation:
            // The source may share a request that another screen has cancelled.
            guard state.value == nil, repetitions < Self.repetitionLimit, !Task.isCancelled else { return nil }
            repetitions += 1
            return step
        case (.source, .failure(let failure)):
            if state.value == nil { return .fallback(instead: failure) }
            notice = failure
        case (.fallback(let failure), _):
            if case .success(let value?) = result { state = .success(value) }
            if state.value == nil { state = .error(failure) } else { notice = failure }
        }
        return nil
    }
}

extension CachedLoader where Value: Equatable {
    /// Shows a value that doesn't come from a load, for instance after a change of the cache. A running load continues.
    /// Subscribers aren't notified of an equal value.
    ///
    /// - Parameters:
    ///   - value: The value. It also replaces a failure.
    ///   - isFresh: Whether to remove the notice.
    public func adopt(_ value: Value, isFresh: Bool = false) {
        if isFresh, notice != nil { notice = nil }
        if state.value != value { state = .success(value) }
    }
}

extension CachedLoader where Failure: Equatable {
    /// Shows a failure that doesn't come from a load: as a notice if there is a value. Subscribers aren't notified of an
    /// equal failure.
    public func adopt(_ failure: Failure) {
        if state.value == nil {
            if state.failure != failure { state = .error(failure) }
        } else if notice != failure {
            notice = failure
        }
    }
}

private enum LoaderStep<Failure: Error>: Sendable {
    /// The cached value, shown until the source responds.
    case stored(then: FetchPolicy)
    case source(FetchPolicy)
    /// The cached value of any age, after the source has failed.
    case fallback(instead: Failure)

    var policy: FetchPolicy {
        switch self {
        case .stored: .cacheOnly
        case .source(let policy): policy
        case .fallback: .staleIfError
        }
    }
}
