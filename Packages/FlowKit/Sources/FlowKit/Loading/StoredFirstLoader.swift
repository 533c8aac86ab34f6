/// Loads one value: what is stored first, what is fresh behind it. The counterpart of ``Pager`` for a single value.
///
/// ``start()`` asks for ``DataOrigin/current``: a source whose answer is held and good is left alone. ``refresh()`` and
/// ``retry()`` ask for ``DataOrigin/fresh``. When the source fails and nothing is shown, ``DataOrigin/fallback`` is, and
/// ``notice`` says what went wrong.
///
/// A cancelled load (``CancellationRepresenting``) is never shown as an error. A loader that nobody holds any more
/// cancels its load.
@MainActor
public final class StoredFirstLoader<Value: Sendable, Failure: Error>: ObservableObject {
    /// Answers nil when nothing is stored. Asked for what the source says, it answers a value or throws.
    public typealias Load = @MainActor (DataOrigin) async throws(Failure) -> Value?

    /// What the screen shows.
    @Published public internal(set) var state: ViewState<Value, Failure> = .loading
    /// Why what is shown may be out of date; nil when it is fresh.
    @Published public internal(set) var notice: Failure?
    /// Whether something newer than what is shown is on its way.
    @Published public internal(set) var isRefreshing = false

    private let load: Load
    private var work: Task<Void, Never>?
    /// Grows with each load: an answer to an earlier one is not for us any more.
    private var generation = 0

    public init(load: @escaping Load) {
        self.load = load
    }

    isolated deinit {
        work?.cancel()
    }

    /// Loads the value, unless that has been begun before. A load that was cancelled counts as not begun.
    public func start() {
        guard work == nil, state.isLoading else { return }
        begin(.current)
    }

    /// Asks anew and keeps what is shown until there is an answer. Returns when there is.
    public func refresh() async {
        begin(.fresh)
        await work?.value
    }

    /// Tries again after a failure, also one behind a value that is shown, or after a load that was cancelled.
    public func retry() {
        guard state.failure != nil || notice != nil else { return start() }
        if state.failure != nil { state = .loading }
        begin(.fresh)
    }

    /// Waits for what is on its way, for callers that need the outcome.
    public func waitUntilIdle() async {
        while let work { await work.value }
    }

    /// Asks for what is stored, as long as nothing is shown, and then the source.
    ///
    /// Nothing here holds the loader while it waits: when nobody else does, the load is cancelled.
    private func begin(_ origin: DataOrigin) {
        generation += 1
        work?.cancel()
        isRefreshing = true
        let first: LoaderStep<Failure> = state.value == nil ? .stored(then: origin) : .source(origin)
        work = Task { [weak self, load, mine = generation] in
            var next: LoaderStep<Failure>? = first
            while let step = next {
                let answer: Result<Value?, Failure>
                do throws(Failure) {
                    answer = .success(try await load(step.origin))
                } catch {
                    answer = .failure(error)
                }
                guard let self, mine == generation else { return }
                next = receive(answer, to: step)
                // Whoever watches the state may have begun another load at once.
                guard mine == generation else { return }
                if next == nil { finish() }
            }
        }
    }

    private func finish() {
        work = nil
        isRefreshing = false
    }
}

extension StoredFirstLoader {
    /// Shows an answer. Returns what to ask next; nil when there is no more to ask.
    func receive(_ answer: Result<Value?, Failure>, to step: LoaderStep<Failure>) -> LoaderStep<Failure>? {
        switch step {
        case .stored(let next):
            receiveStored(answer)
            return .source(next)
        case .source: return receiveFromSource(answer)
        case .fallback(let failure):
            receiveFallback(answer, instead: failure)
            return nil
        }
    }

    private func receiveStored(_ answer: Result<Value?, Failure>) {
        if case .success(let value?) = answer { state = .success(value) }
    }

    private func receiveFromSource(_ answer: Result<Value?, Failure>) -> LoaderStep<Failure>? {
        switch answer {
        case .success(let value):
            notice = nil
            if let value { state = .success(value) }
        case .failure(let failure) where failure.meansCancellation:
            break
        case .failure(let failure):
            if state.value == nil { return .fallback(instead: failure) }
            notice = failure
        }
        return nil
    }

    private func receiveFallback(_ answer: Result<Value?, Failure>, instead failure: Failure) {
        receiveStored(answer)
        if state.value == nil { state = .error(failure) } else { notice = failure }
    }
}

extension StoredFirstLoader where Value: Equatable {
    /// Shows a value that has become known besides the loads, as when the device's store has changed. What is on its way
    /// stays. Nobody is told of a value that is shown already.
    ///
    /// - Parameters:
    ///   - value: What to show, also in the place of a failure.
    ///   - isFresh: Whether the notice has no reason any more.
    public func adopt(_ value: Value, isFresh: Bool = false) {
        if isFresh, notice != nil { notice = nil }
        if state.value != value { state = .success(value) }
    }
}

extension StoredFirstLoader where Failure: Equatable {
    /// Takes note of a failure that has become known besides the loads: as a notice when there is something to show.
    /// Nobody is told of a failure that is known already.
    public func adopt(_ failure: Failure) {
        if state.value == nil {
            if state.failure != failure { state = .error(failure) }
        } else if notice != failure {
            notice = failure
        }
    }
}

/// One question that a ``StoredFirstLoader`` asks, and why.
enum LoaderStep<Failure: Error>: Sendable {
    /// What is shown while the source is asked.
    case stored(then: DataOrigin)
    case source(DataOrigin)
    /// The value that could not be had.
    case fallback(instead: Failure)

    var origin: DataOrigin {
        switch self {
        case .stored: .stored
        case .source(let origin): origin
        case .fallback: .fallback
        }
    }
}
