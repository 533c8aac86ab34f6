import FlowKit
public import Model

/// An outbox whose content a test sets. It doesn't send anything.
public final class MockOutboxService: OutboxService, Controllable {
    public enum Call: Hashable, Sendable {
        case dismiss(OutboxConflict.ID)
        case send
        case pull
    }

    public let control = MockControl<Call>()
    private let state: MockState<OutboxStatus>
    private let told: MockState<[OutboxConflict]>

    /// - Parameters:
    ///   - status: The initial status.
    ///   - conflicts: The initial conflicts, latest first.
    public init(_ status: OutboxStatus = OutboxStatus(), conflicts: [OutboxConflict] = []) {
        state = MockState(status, control.changes)
        told = MockState(conflicts, control.changes)
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

    public func send() async {
        do throws(ServiceError) { try await control.answer(.send) } catch {}
    }

    public func pull() async {
        do throws(ServiceError) { try await control.answer(.pull) } catch {}
    }
}
