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
    /// Why the device's own store did not answer when it was last asked; nil when it did.
    @Published public internal(set) var storedFailure: Failure?
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
