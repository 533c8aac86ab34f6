import FlowKit
public import Model

/// An outbox that holds what a test says. It sends nothing.
public final class MockOutboxService: OutboxService, Controllable {
    public enum Call: Hashable, Sendable {
        case dismiss(OutboxConflict.ID)
        case send
        case pull
    }

    public let control = MockControl<Call>()
    private let state: CurrentValue<OutboxStatus>
    private let told: CurrentValue<[OutboxConflict]>

    /// - Parameters:
    ///   - status: How it is to begin with.
    ///   - conflicts: What the user has to be told to begin with, the latest first.
    public init(_ status: OutboxStatus = OutboxStatus(), conflicts: [OutboxConflict] = []) {
        state = CurrentValue(status)
        told = CurrentValue(conflicts)
    }

    /// How it is. Whoever watches is told of a change.
    public var currentStatus: OutboxStatus {
        get { state.value }
        set { state.send(newValue) }
    }

    /// What the user has to be told, the latest first. Whoever watches is told of a change.
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
