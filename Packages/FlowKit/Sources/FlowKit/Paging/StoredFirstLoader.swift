/// Loads one value: what is stored first, what is fresh behind it. The counterpart of ``Pager`` for a single value.
@MainActor
public final class StoredFirstLoader<Value: Sendable, Failure: Error>: ObservableObject {
    /// Answers nil when nothing is stored. Asked for what is fresh, it answers a value or throws.
    public typealias Load = @MainActor (DataOrigin) async throws(Failure) -> Value?

    /// What the screen shows.
    @Published public private(set) var state: ViewState<Value, Failure> = .loading
    /// Why what is shown may be out of date; nil when it is fresh.
    @Published public private(set) var notice: Failure?
    /// Whether something newer than what is shown is on its way.
    @Published public private(set) var isRefreshing = false

    private let load: Load
    private var work: Task<Void, Never>?
    private var generation = 0

    public init(load: @escaping Load) {
        self.load = load
    }

    isolated deinit {
        work?.cancel()
    }

    /// Loads the value, unless that has been begun before.
    public func start() {
        guard generation == 0 else { return }
        begin(showStored: true)
    }

    /// Asks anew and keeps what is shown until there is an answer. Returns when there is.
    public func refresh() async {
        begin(showStored: false)
        await work?.value
    }

    /// Tries again after a failure, also one behind a value that is shown.
    public func retry() {
        guard state.failure != nil || notice != nil else { return }
        if state.failure != nil { state = .loading }
        begin(showStored: true)
    }

    /// Waits for what is on its way, for callers that need the outcome.
    public func waitUntilIdle() async {
        while let work { await work.value }
    }

    private func begin(showStored: Bool) {
        generation += 1
        work?.cancel()
        let mine = generation
        work = Task { [weak self] in
            guard let self, mine == generation else { return }
            await run(showStored: showStored, mine)
        }
    }

    private func run(showStored: Bool, _ mine: Int) async {
        isRefreshing = true
        if showStored, let stored = try? await load(.stored), mine == generation { state = .success(stored) }
        guard mine == generation else { return }
        do throws(Failure) {
            let fresh = try await load(.fresh)
            guard mine == generation else { return }
            if let fresh { state = .success(fresh) }
            notice = nil
        } catch {
            guard mine == generation else { return }
            if state.value == nil { state = .error(error) } else { notice = error }
        }
        work = nil
        isRefreshing = false
    }
}
