/// The one thing that can be undone at the moment. It is offered for a while, then it is final.
@MainActor
public final class UndoOffer: ObservableObject {
    /// What was done; nil when there is nothing to undo.
    @Published public private(set) var message: String?

    private let clock: any Clock<Duration>
    private let duration: Duration
    private var action: (@MainActor () async -> Void)?
    /// Withdraws the offer after a while.
    package private(set) var expiry: Task<Void, Never>?

    /// - Parameters:
    ///   - clock: What measures the time; a test's own clock lets it pass at once.
    ///   - duration: How long an offer stands.
    public init(clock: any Clock<Duration> = ContinuousClock(), duration: Duration = .seconds(8)) {
        self.clock = clock
        self.duration = duration
    }

    isolated deinit {
        expiry?.cancel()
    }

    /// Offers to undo what was just done, in the place of an earlier offer.
    public func offer(_ message: String, undo action: @escaping @MainActor () async -> Void) {
        self.message = message
        self.action = action
        expiry?.cancel()
        expiry = Task { [weak self, clock, duration] in
            do { try await clock.sleep(for: duration) } catch { return }
            // The sleep may have ended just before another offer took this one's place.
            guard !Task.isCancelled else { return }
            self?.dismiss()
        }
    }

    /// Takes back what was done. A second call does nothing.
    public func undo() {
        guard let action else { return }
        dismiss()
        Task { await action() }
    }

    /// Withdraws the offer.
    public func dismiss() {
        expiry?.cancel()
        expiry = nil
        action = nil
        message = nil
    }
}
