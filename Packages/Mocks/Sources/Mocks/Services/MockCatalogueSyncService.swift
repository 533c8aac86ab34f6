import FlowKit
public import Model

/// A synchronisation that has nothing to do; a test sets how far it is.
public final class MockCatalogueSyncService: CatalogueSyncService, Controllable {
    public enum Call: Hashable, Sendable {
        case synchronise
    }

    public let control = MockControl<Call>()
    private let state: CurrentValue<SyncProgress>

    public init(_ progress: SyncProgress = .idle(last: nil)) {
        state = CurrentValue(progress)
    }

    /// How far it is.
    public var currentProgress: SyncProgress {
        get { state.value }
        set { state.send(newValue) }
    }

    public func progress() -> AsyncStream<SyncProgress> {
        state.values { $0 }
    }

    public func synchronise() async throws(ServiceError) {
        try await control.answer(.synchronise)
    }
}
