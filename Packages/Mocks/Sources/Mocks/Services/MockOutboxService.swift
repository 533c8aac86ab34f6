import FlowKit
import Loading
public import Model

/// An outbox whose content a test sets. It doesn't send anything.
public final class MockOutboxService: OutboxService, Controllable {
    public enum Call: Hashable, Sendable {
        case dismiss(OutboxConflict.ID)
        case retry(FailedChange.ID)
        case discard(FailedChange.ID)
        case send
        case pull
        case refresh
    }

    public let control = MockControl<Call>()
    private let state: MockState<OutboxStatus>
    private let told: MockState<[OutboxConflict]>
    private let failed: MockState<[FailedChange]>

    /// - Parameters:
    ///   - status: The initial status.
    ///   - conflicts: The initial conflicts, latest first.
    ///   - failedChanges: The initial failed changes, oldest first.
    public init(
        _ status: OutboxStatus = OutboxStatus(), conflicts: [OutboxConflict] = [], failedChanges: [FailedChange] = []
    ) {
        state = MockState(status, control.changes)
        told = MockState(conflicts, control.changes)
        failed = MockState(failedChanges, control.changes)
    }

    /// The current status. Setting it notifies observers.
    public var currentStatus: OutboxStatus {
        get { state.value }
        set { state.send(newValue) }
    }

    /// The current conflicts, latest first. Setting them notifies observers.
    public var currentConflicts: [OutboxConflict] {
        get { told.value }
        set { told.send(newValue) }
    }

    /// The current failed changes, oldest first. Setting them notifies observers.
    public var currentFailedChanges: [FailedChange] {
        get { failed.value }
        set { failed.send(newValue) }
    }

    public func status() -> AsyncStream<OutboxStatus> {
        state.values { $0 }
    }

    public func conflicts() -> AsyncStream<[OutboxConflict]> {
        told.values { $0 }
    }

    public func dismiss(_ id: OutboxConflict.ID) async throws(ServiceError) {
        try await control.answer(.dismiss(id))
        told.update { $0.removeAll { $0.id == id } }
    }

    public func failedChanges() -> AsyncStream<[FailedChange]> {
        failed.values { $0 }
    }

    public func retry(_ id: FailedChange.ID) async throws(ServiceError) {
        try await control.answer(.retry(id))
        failed.update { $0.removeAll { $0.id == id } }
    }

    public func discard(_ id: FailedChange.ID) async throws(ServiceError) {
        try await control.answer(.discard(id))
        failed.update { $0.removeAll { $0.id == id } }
    }

    public func send() async {
        do throws(ServiceError) { try await control.answer(.send) } catch {}
    }

    public func pull() async {
        do throws(ServiceError) { try await control.answer(.pull) } catch {}
    }

    public func refresh() async throws(ServiceError) {
        try await control.answer(.refresh)
    }
}
