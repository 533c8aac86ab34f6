import FlowKit
public import Model

/// The in-memory names of seen notices.
public final class MockNoticeService: NoticeService, Controllable {
    public enum Call: Hashable, Sendable {
        case markSeen(String)
    }

    public let control = MockControl<Call>()
    private let state: MockState<Set<String>>

    public init(_ seen: Set<String> = []) {
        state = MockState(seen, control.changes)
    }

    public func seen() -> AsyncStream<Set<String>> { state.values { $0 } }

    public func markSeen(_ notice: String) async throws(ServiceError) {
        try await control.answer(.markSeen(notice))
        state.update { _ = $0.insert(notice) }
    }
}
