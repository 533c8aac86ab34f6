import FlowKit
import Loading
public import Model

/// A synchronization that does nothing. A test sets its progress.
public final class MockCatalogSyncService: CatalogSyncService, Controllable {
    public enum Call: Hashable, Sendable {
        case synchronize
    }

    public let control = MockControl<Call>()
    private let state: MockState<SyncProgress>

    public init(_ progress: SyncProgress = .idle(last: nil)) {
        state = MockState(progress, control.changes)
    }

    /// The current progress.
    public var currentProgress: SyncProgress {
        get { state.value }
        set { state.send(newValue) }
    }

    public func progress() -> AsyncStream<SyncProgress> {
        state.values { $0 }
    }

    public func synchronize() async throws(ServiceError) {
        try await control.answer(.synchronize)
    }
}
