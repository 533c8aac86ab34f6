public import FlowKit

/// An offer to undo the latest action. It expires after a while, unless the user needs more time.
@MainActor
public final class UndoOffer: ObservableObject {
    /// The description of the action. `nil` if there is nothing to undo.
    @Published public private(set) var message: LocalizedStringResource?

    /// A Boolean value that indicates whether the offer stays until it is used or dismissed, because the user reads and acts
    /// with an assistive technology.
    @Published public var staysUntilDismissed = false {
        didSet { if staysUntilDismissed != oldValue { restartTimer() } }
    }

    private let clock: any Clock<Duration>
    private let duration: Duration
    private var action: (@MainActor () async -> Void)?
    /// The task that withdraws the offer.
    private(set) var expiry: Task<Void, Never>?

    /// - Parameters:
    ///   - clock: The clock that measures the duration.
    ///   - duration: The time until the offer expires.
    public init(clock: any Clock<Duration> = ContinuousClock(), duration: Duration = .seconds(8)) {
        self.clock = clock
        self.duration = duration
    }

    deinit {
        expiry?.cancel()
    }

    /// Offers to undo an action. Replaces an earlier offer.
    public func offer(_ message: LocalizedStringResource, undo action: @escaping @MainActor () async -> Void) {
        self.message = message
        self.action = action
        restartTimer()
    }

    private func restartTimer() {
        expiry?.cancel()
        expiry = nil
        guard action != nil, !staysUntilDismissed else { return }
        expiry = Task { [weak self, clock, duration] in
            do { try await clock.sleep(for: duration) } catch { return }
            // The sleep may have ended just before another offer replaced this one.
            guard !Task.isCancelled else { return }
            self?.dismiss()
        }
    }

    /// Undoes the action. A second call does nothing.
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
